/**
 * After a refusal what is wrong in the dialog on top is typed anew, whichever key or button sent
 * it. Called once the complaint is set; the page has it a moment later.
 */
export function enterWrongField() {
  setTimeout(() => {
    const wrong = '[role=dialog]:has([aria-invalid=true])'
    const [onTop] = [...document.querySelectorAll(wrong)].slice(-1)
    onTop?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
}
