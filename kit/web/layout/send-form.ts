/** The key that sends a form from wherever one types in it. */
export const isSending = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.repeat && (event.ctrlKey || event.metaKey) && formOf() !== null

const formOf = () => document.activeElement?.closest('form') ?? null

/** As a press of the button, which may be off. */
export function sendForm() {
  const form = formOf()
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (button && !button.disabled) form?.requestSubmit(button)
}
