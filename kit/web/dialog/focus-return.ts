import { useEffect, useState } from 'react'

/** From where on the page itself the first of the dialogs was opened. */
let opener: Element | null = null

/** An entry of a menu goes with the menu; the button that the menu hangs on stays. */
function presentFocus() {
  const { activeElement } = document
  const menu = activeElement?.closest('[role=menu]')
  const origin = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : activeElement
  if (!origin?.closest('[role=dialog]')) opener = origin
  return origin
}

/**
 * When the dialog goes, focus goes back to what had it when the dialog came; if that was in a
 * dialog that is gone, to what opened that one; or to the content when nothing is left.
 */
export function useFocusReturn() {
  const [origin] = useState(presentFocus)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isThere = (place: Element | null) => place?.isConnected && place !== document.body
        const target = [origin, opener].find(isThere) ?? document.getElementById('content')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [origin],
  )
}
