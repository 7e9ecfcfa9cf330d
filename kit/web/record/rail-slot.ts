import { createContext, useLayoutEffect, useRef } from 'react'
import { smallStore } from '../small-store.ts'

/**
 * Where a panel takes the rail's place beside the record; null where the rail lies under the strip,
 * undefined while there is no record.
 */
export const railSlot = smallStore<HTMLElement | null | undefined>(undefined)

/** From here on a window has room for the rail. */
export const wideWindow = '(width >= 80em)'

/** How many panels stand there now. */
export const railTaken = smallStore(0)

/** Whether the rail stands beside the record, and is open; else its cards are folded. */
export const IsWide = createContext(true)

/** As the `ref` of the element in which a panel stands, where there is room for it. */
export function useRailSlot(isWide: boolean) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    railSlot.set(isWide ? slot.current : null)
    return () => railSlot.set(undefined)
  }, [isWide])
  return slot
}
