import { useEffect } from 'react'

/** How far on in the browser's history an entry of the router lies. */
const indexOf = (state: { __TSR_index: number } | null) => state?.__TSR_index ?? 0

/**
 * While a question is open, going back or forth changes nothing: the router would take it for another
 * step away, lose count, and leave without asking afterwards.
 */
export function useHoldBack() {
  useEffect(() => {
    const asked = indexOf(history.state)
    const hold = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      const way = asked - indexOf(event.state)
      if (way) history.go(way)
    }
    addEventListener('popstate', hold, true)
    return () => removeEventListener('popstate', hold, true)
  }, [])
}
