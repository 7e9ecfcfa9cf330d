import { useLayoutEffect, useRef, type RefObject } from 'react'
import { recoverFocus } from '../lost-focus.ts'

/** The row that had the focus last; a menu of a row is part of it, wherever it is drawn. */
let last: Element | null = null

const isLost = (row: Element, { activeElement }: Document) =>
  activeElement === document.body ||
  row.contains(activeElement) ||
  activeElement?.closest('[role=menu]') != null

const placeIn = (row: Element) =>
  row.querySelector<HTMLElement>('[aria-haspopup=menu]') ??
  row.querySelector<HTMLElement>('a[href], button')

/**
 * For a row that may go by what was just done with it: the keyboard goes on at the row that takes
 * its place, or at the content when none is left.
 */
export function useRowFocus<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  onFocus: () => void
} {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => {
      if (!row || last !== row || !isLost(row, document)) return
      const neighbours = [row.nextElementSibling, row.previousElementSibling]
      setTimeout(() => {
        const next = neighbours.find((each) => each?.isConnected)
        recoverFocus((next && placeIn(next)) ?? document.getElementById('content'))
      })
    }
  }, [])
  return { ref, onFocus: () => (last = ref.current) }
}
