import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the table is wider than its place. Only then does the place scroll by itself: a place
 * that scrolls would otherwise keep the table's head from staying at the top of the window.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const place = frame.current
    const table = place?.firstElementChild
    if (!place || !table) return
    const measure = () => setOverflows(table.scrollWidth > place.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return overflows
}
