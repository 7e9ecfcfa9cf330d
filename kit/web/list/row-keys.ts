import type { KeyboardEvent } from 'react'
import { shortcutsEnabled } from '../layout/shortcuts.ts'

const isTyping = (element: Element) =>
  /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && element.getAttribute('type') !== 'checkbox'

/**
 * Arrows lead from row to row, staying in the same place of the row; `x` selects. Opening is left
 * to Enter on the row's link.
 */
export function rowKeys(event: KeyboardEvent, toggle: ((id: string) => void) | undefined) {
  const from = event.target as HTMLElement
  const row = from.closest<HTMLElement>('[data-row-id]')
  if (!row || isTyping(from) || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    if (!next || from.getAttribute('aria-haspopup') === 'menu') return
    event.preventDefault()
    focusables(next)[Math.max(0, focusables(row).indexOf(from))]?.focus()
  } else if (event.key === 'x' && toggle && shortcutsEnabled()) {
    event.preventDefault()
    toggle(row.dataset['rowId'] ?? '')
  }
}

const focusables = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input'),
]
