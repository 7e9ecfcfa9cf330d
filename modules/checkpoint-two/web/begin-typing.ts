/** As the `ref` of a form that opens where it was asked for: typing begins in its first field. */
export const beginTyping = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus()
