import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

interface Left {
  /** The place in the browser's history, so that only Back to it counts. */
  index: number
  row: string
}

let left: Left | null = null

/** Back from a record leads the focus to the row that it was opened from. */
export function useRowReturn(frame: RefObject<HTMLElement | null>) {
  const index = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!left || !isFirst.current || left.index !== index) return
    isFirst.current = false
    const row = frame.current?.querySelector(`[data-row-id="${CSS.escape(left.row)}"]`)
    row?.querySelector<HTMLElement>('a[data-opens]')?.focus({ preventScroll: true })
    left = null
  })
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[data-opens]')
    const row = link?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId']
    if (row) left = { index, row }
  }
}
