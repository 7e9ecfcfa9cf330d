import { expect, it } from 'vitest'
import type { SheetRow } from '../contract/participant-sheets.endpoints.ts'
import {
  countRows,
  isNothing,
  nothingTyped,
  remove,
  shownRows,
  typeIn,
  without,
} from './rows-typed.ts'

const row = (key: string, more: Partial<SheetRow> = {}): SheetRow => ({
  key,
  cells: { firstName: 'Ana' },
  state: 'typed',
  errors: {},
  notes: {},
  problem: null,
  application: null,
  ...more,
})

it('shows what was typed over what the server knows, and drops what was said of it', () => {
  const typed = typeIn(nothingTyped, 'a', { email: 'ana@example.org' })
  const [shown] = shownRows([row('a', { errors: { email: 'Wrong', phone: 'Short' } })], typed)
  expect(shown?.cells).toEqual({ firstName: 'Ana', email: 'ana@example.org' })
  expect(shown?.errors).toEqual({ phone: 'Short' })
})

it('shows a row that was begun here below the others, and none that was removed', () => {
  const typed = remove(typeIn(nothingTyped, 'c', { firstName: 'Leo' }), 'a')
  expect(shownRows([row('a'), row('b')], typed).map(({ key }) => key)).toEqual(['b', 'c'])
})

it('keeps what was typed while the save was under way', () => {
  const saved = typeIn(nothingTyped, 'a', { firstName: 'An', email: 'ana@example.org' })
  const now = typeIn(saved, 'a', { firstName: 'Ana' })
  expect(without(now, saved).cells).toEqual({ a: { firstName: 'Ana' } })
  expect(isNothing(without(saved, saved))).toBe(true)
})

it('counts what would be submitted', () => {
  expect(
    countRows([
      row('a'),
      row('b', { errors: { email: 'Wrong' } }),
      row('c', { cells: {} }),
      row('d', { state: 'sent' }),
      row('e', { state: 'refused', problem: 'Closed' }),
    ]),
  ).toEqual({ ready: 2, wrong: 1, waiting: 0, sent: 1, refused: 1 })
})
