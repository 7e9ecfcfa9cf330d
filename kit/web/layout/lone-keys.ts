import { questions } from '../dialog/confirm.ts'

/** What asks, or offers a choice, hears the keys alone. */
const asking =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-side-panel]:not([data-side-panel=look])'

/** @param but a selector: what is worked in by such keys itself */
export const isAsking = (but = ':not(*)') =>
  // A question that is still being fetched is asked already.
  questions.get() !== null ||
  [...document.querySelectorAll(asking)].some(
    (each) => each.checkVisibility() && !each.matches(but),
  )

const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase()

/**
 * A key alone, pressed once: what is held down would go through everything. Caps Lock makes no other
 * letter of it; and on some keyboards a figure is typed with Shift.
 */
export const isLoneKey = (event: KeyboardEvent, key: string, but?: string) =>
  event.key.toLowerCase() === key &&
  !event.repeat &&
  !(event.shiftKey && isLetter(key)) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isAsking(but)
