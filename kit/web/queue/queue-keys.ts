const isAsking = () => document.querySelector('[role=dialog]') !== null

/** A letter alone, pressed once: what is held down would go through the whole queue. */
export const isLetter = (event: KeyboardEvent, letter: string) =>
  event.key.toLowerCase() === letter &&
  !event.repeat &&
  !event.shiftKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isAsking()

/** Enter opens, unless it presses what has the focus. */
export const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  !event.repeat &&
  !isAsking() &&
  !(event.target as HTMLElement).closest('a, button, input, select, textarea, [role=menuitem]')
