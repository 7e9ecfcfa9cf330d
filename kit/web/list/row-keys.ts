import type { KeyboardEvent } from 'react'
import type { Selection } from './selection.ts'
import { shortcutsEnabled } from '../layout/shortcuts.ts'

const isTyping = (element: Element) =>
  /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && element.getAttribute('type') !== 'checkbox'

/**
 * Arrows lead from row to row, staying in the same place of the row; with Shift they select, as `x` does. Opening is left
 * to Enter on the row's link.
 */
export function rowKeys(event: KeyboardEvent, selection: Selection | undefined) {
  const from = event.target as HTMLElement
  const row = from.closest<HTMLElement>('[data-row-id]')
  if (!row || isTyping(from) || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    if (!next || from.getAttribute('aria-haspopup') === 'menu') return
    event.preventDefault()
    focusables(next)[Math.max(0, focusables(row).indexOf(from))]?.focus()
    if (event.shiftKey) selection?.setMany([idOf(row), idOf(next)], true)
  } else if (event.key === 'x' && selection && shortcutsEnabled()) {
    event.preventDefault()
    selection.toggle(idOf(row))
  }
}

const idOf = (row: Element) => (row as HTMLElement).dataset['rowId'] ?? ''

const focusables = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input'),
]
