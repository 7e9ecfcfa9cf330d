/**
 * After a refusal what is wrong in the dialog on top is typed anew, whichever key or button sent
 * it. Called once the complaint is set; the page has it a moment later.
 */
export function enterWrongField() {
  setTimeout(() => {
    const wrong = '[role=dialog] [aria-invalid=true]'
    ;[...document.querySelectorAll<HTMLElement>(wrong)].at(-1)?.focus()
  })
}
