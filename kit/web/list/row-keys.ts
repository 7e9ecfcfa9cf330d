import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isAsking } from '../layout/lone-keys.ts'
import { isTyping, shortcutsEnabled } from '../layout/shortcuts.ts'
import type { Peek } from './peek.ts'
import type { Selection } from './selection.ts'

interface Given {
  selection: Selection | undefined
  peek: Peek | undefined
}

/**
 * Arrows, `j` and `k` lead from row to row, staying in the same place of the row; with Shift the
 * arrows select, as `x` does. Space peeks; opening is left to Enter on the row's link. From outside
 * the list the first key leads to the row that had the focus last, else to the first one.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, given: Given) {
  const last = useRef('')
  const notice = useEffectEvent(({ target }: FocusEvent) => {
    const row = frame.current?.contains(target as Node) && rowOf(target as HTMLElement)
    if (row) last.current = idOf(row)
  })
  const heed = useEffectEvent((event: KeyboardEvent) => {
    const list = frame.current
    const from = event.target
    if (!list || !(from instanceof HTMLElement) || isForOthers(event, from)) return
    if (list.contains(from) && rowOf(from)) heedIn(from, event, given)
    else if (isNothing(from) || (isLetter(event) && wayOf(event) !== 0))
      enter(rowAt(list, last.current), event, given)
  })
  useEffect(() => {
    addEventListener('keydown', heed)
    addEventListener('focusin', notice)
    return () => {
      removeEventListener('keydown', heed)
      removeEventListener('focusin', notice)
    }
  }, [])
}

/** Who types, is asked or offered something, or is at work beside the list, has the keys alone. */
const isForOthers = (event: KeyboardEvent, from: HTMLElement) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(from) ||
  from.closest('#content aside') !== null ||
  (isLetter(event) && !shortcutsEnabled()) ||
  isAsking()

const isLetter = ({ key, shiftKey }: KeyboardEvent) => /^[jkx]$/.test(key) && !shiftKey

function wayOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.key === 'ArrowDown' || (event.key === 'j' && isLetter(event))) return 1
  if (event.key === 'ArrowUp' || (event.key === 'k' && isLetter(event))) return -1
  return 0
}

/** Nothing has the focus that is pressed, opened or moved by keys itself. */
const isNothing = (place: HTMLElement) => place.matches('body, #content, h1')

function enter(row: HTMLElement | null, event: KeyboardEvent, given: Given) {
  const link = row && placeOf(row)
  if (!row || !link || !isOffered(event, given)) return
  event.preventDefault()
  link.focus()
  if (wayOf(event) === 0) heedIn(link, event, given)
}

const isOffered = (event: KeyboardEvent, { selection, peek }: Given) => {
  if (wayOf(event) !== 0) return true
  if (event.repeat) return false
  return event.key === 'Enter' || (event.key === 'x' && selection) || (event.key === ' ' && peek)
}

function heedIn(from: HTMLElement, event: KeyboardEvent, { selection, peek }: Given) {
  const row = rowOf(from)
  if (!row) return
  const way = wayOf(event)
  if (way !== 0) {
    const next = way === 1 ? row.nextElementSibling : row.previousElementSibling
    if (!(next instanceof HTMLElement) || !next.dataset['rowId']) return
    if (!isLetter(event) && from.getAttribute('aria-haspopup') === 'menu') return
    event.preventDefault()
    ;(focusables(next)[Math.max(0, focusables(row).indexOf(from))] ?? placeOf(next))?.focus()
    if (event.shiftKey) selection?.setMany([idOf(row), idOf(next)], true)
  } else if (event.key === 'x' && selection && !event.repeat) {
    event.preventDefault()
    selection.toggle(idOf(row))
  } else if (event.key === ' ' && peek && from.tagName === 'A' && !event.repeat) {
    event.preventDefault()
    peek.toggle(idOf(row))
  }
}

const rowOf = (place: HTMLElement) => place.closest<HTMLElement>('[data-row-id]')

/** The row of that id, or the first where it is not listed. */
const rowAt = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`) ??
  list.querySelector<HTMLElement>('[data-row-id]')

const idOf = (row: HTMLElement) => row.dataset['rowId'] ?? ''

const placeOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a[data-opens]') ?? focusables(row)[0]

const focusables = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input'),
]
