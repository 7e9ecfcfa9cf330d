import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'

interface Left {
  /** The place in the browser's history, so that only Back to it counts. */
  index: number
  row: string
}

let left: Left | null = null

/** The rows that whoever comes back to a list looks for, the likeliest first; known before they come. */
export function useSoughtRows(): SoughtRows {
  const router = useRouter()
  const [rows] = useState(() => soughtFrom(router.state))
  const soughtRef = useRef(rows)
  useEffect(() => {
    left = null
    const stop = () => (soughtRef.current = [])
    addEventListener('keydown', stop, true)
    addEventListener('pointerdown', stop, true)
    return () => {
      removeEventListener('keydown', stop, true)
      removeEventListener('pointerdown', stop, true)
    }
  }, [])
  return soughtRef
}

export type SoughtRows = RefObject<readonly string[]>

/**
 * Back from a record leads the focus to the row of the record that was looked at last, or to the one
 * that was opened where that is not listed; from a queue, however one comes.
 */
export function useRowReturn(frame: RefObject<HTMLElement | null>, soughtRef: SoughtRows) {
  const router = useRouter()
  useEffect(() => {
    const place = soughtRef.current.map((row) => openerOf(frame.current, row)).find(Boolean)
    // Nothing takes the focus before the table has been laid out.
    place?.focus({ preventScroll: true })
    if (!place || document.activeElement !== place) return
    soughtRef.current = []
    requestAnimationFrame(() => place.scrollIntoView({ block: 'nearest' }))
  })
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[data-opens]')
    const row = link?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
    if (row) left = { index: router.state.location.state.__TSR_index, row }
  }
}

/** Ids of rows, the likeliest first. */
function soughtFrom({ location, resolvedLocation: from }: RouterState): readonly string[] {
  const isBack = left?.index === location.state.__TSR_index
  const opened = isBack && left ? [left.row] : []
  const item = (from?.search as Record<string, unknown> | undefined)?.['item']
  if (typeof item === 'string') return [item, ...opened]
  if (!isBack) return []
  const looked = from ? (idsIn.exec(from.href)?.slice(0, 1) ?? []) : []
  return [...looked, ...opened]
}

const idsIn = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

type RouterState = ReturnType<typeof useRouter>['state']

const openerOf = (frame: HTMLElement | null, row: string) =>
  frame?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(row)}"] a[data-opens]`)
