import { useLayoutEffect, useRef } from 'react'

let hasActed = false
addEventListener('click', () => (hasActed = true), true)

/** What had the focus is gone with what was just done: the keyboard goes on at this place. */
export function recoverFocus(place: HTMLElement | null) {
  if (hasActed && document.activeElement === document.body) place?.focus({ preventScroll: true })
}

/** For what may go while it has the focus, as a button that is no longer offered does. */
export function useFocusHandedOn<E extends HTMLElement>() {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element !== document.activeElement) return
      setTimeout(() => recoverFocus(document.getElementById('content')))
    }
  }, [])
  return place
}
