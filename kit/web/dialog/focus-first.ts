/**
 * As the `ref` of a form in a dialog: what is entered first has the focus, since the dialog looks for
 * the mark once it is open. A form that comes later takes the focus from the cross.
 */
export function focusFirst(form: HTMLFormElement | null) {
  const entry = form?.querySelector<HTMLElement>('input:not([type=radio], [type=hidden]), textarea')
  entry?.setAttribute('data-autofocus', 'true')
  const { activeElement } = document
  const isInside = form?.closest('[role=dialog]')?.contains(activeElement)
  if (isInside && activeElement instanceof HTMLButtonElement) entry?.focus()
}

/** As the `ref` of a button that takes the place of one that is gone, and of its focus. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
