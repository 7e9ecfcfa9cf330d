/**
 * As the `ref` of a form in a dialog: what is typed first has the focus, since the dialog looks for
 * the mark once it is open. A list of choices is left closed, it would lie over the rest.
 */
export const focusFirst = (form: HTMLFormElement | null) =>
  form
    ?.querySelector('input:not([aria-haspopup]):not([type=radio]):not([type=hidden]), textarea')
    ?.setAttribute('data-autofocus', 'true')

/** As the `ref` of a button that takes the place of one that is gone, and of its focus. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
