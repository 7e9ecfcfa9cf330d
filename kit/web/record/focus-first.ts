const wanted = '[data-autofocus]'

/**
 * Puts the focus where a panel begins: in the field that asks for it, at once or as soon as that has
 * been fetched, else on its heading. Whoever has gone on meanwhile is left where they are.
 * @returns what stops waiting
 */
export function focusFirst(panel: HTMLElement | null, heading: HTMLElement | null): () => void {
  const first = () => panel?.querySelector<HTMLElement>(wanted)
  const begin = first() ?? heading
  begin?.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    const field = first()
    if (!field) return
    watch.disconnect()
    if (document.activeElement === heading) field.focus({ preventScroll: true })
  })
  if (panel && begin === heading) watch.observe(panel, { childList: true, subtree: true })
  return () => watch.disconnect()
}
