let hasActed = false
addEventListener('click', () => (hasActed = true), true)

/** What had the focus is gone with what was just done: the keyboard goes on at this place. */
export function recoverFocus(place: HTMLElement | null) {
  if (hasActed && document.activeElement === document.body) place?.focus({ preventScroll: true })
}
