import { isAsking } from '../layout/lone-keys.ts'

/** Enter opens, unless it presses what has the focus. */
export const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  !event.repeat &&
  !isAsking() &&
  !(event.target as HTMLElement).closest('a, button, input, select, textarea, [role=menuitem]')
