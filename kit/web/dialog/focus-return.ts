import { useEffect, useState } from 'react'
import { recoverFocus } from '../lost-focus.ts'

/** From where on the page itself the first of the dialogs was opened. */
let opener: Element | null = null

/** Where somebody is asked, or works beside a record. */
const asked = '[role=dialog], [data-side-panel]'

/** An entry of a menu goes with the menu; the button that the menu hangs on stays. */
function presentFocus() {
  const { activeElement } = document
  const menu = activeElement?.closest('[role=menu]')
  const origin = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : activeElement
  if (!origin?.closest(asked)) opener = origin
  return origin
}

/** What has the focus again may go a moment later, once what lies behind has been fetched anew. */
function handOnWhenGone(target: HTMLElement) {
  const watch = new MutationObserver(() => {
    if (target.isConnected) return
    watch.disconnect()
    recoverFocus(document.getElementById('content'))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  target.addEventListener('blur', () => setTimeout(() => watch.disconnect()), { once: true })
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
        // What has come in its place, as the form of what was fetched, has taken the focus already.
        if (document.activeElement?.closest(asked)) return
        const isThere = (place: Element | null) => place?.isConnected && place !== document.body
        const target = [origin, opener].find(isThere) ?? document.getElementById('content')
        if (!(target instanceof HTMLElement)) return
        target.focus({ preventScroll: true })
        handOnWhenGone(target)
      })
    },
    [origin],
  )
}
