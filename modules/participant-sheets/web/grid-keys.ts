import type { KeyboardEvent } from 'react'

type Entry = HTMLInputElement | HTMLSelectElement

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrows lead to the same column of the next row, Shift and Enter to the one before. */
export function keyDown(event: KeyboardEvent<Entry>) {
  const step = steps[event.key]
  const entry = event.currentTarget
  // A choice has the arrows for itself.
  if (step === undefined || (event.key !== 'Enter' && entry instanceof HTMLSelectElement)) return
  event.preventDefault()
  const column = entry.dataset['column'] ?? ''
  const all = [
    ...(entry.closest('table')?.querySelectorAll<Entry>(`[data-key][data-column="${column}"]`) ??
      []),
  ]
  const next = all[all.indexOf(entry) + (event.shiftKey ? -step : step)]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
