import type { Screen } from '#kit/contract/define-screen.ts'
import { isShownAlike, screenAt, underOf, type KnownScreen } from './known-screens.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened from the screen under it, so going back closes it. */
    openedOver?: boolean
  }
}

/** How to navigate to a screen: a dialog does not move the page under it. */
export function openingOf(screen: Pick<Screen, 'path' | 'over'>, open: KnownScreen | null) {
  const known = screen.over ? screenAt(screen.path) : undefined
  const under = known && underOf(known)
  return {
    resetScroll: !known,
    state: { openedOver: Boolean(under && open && isShownAlike(open.screen, under.screen)) },
  }
}
