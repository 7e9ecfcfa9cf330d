import { describe, expect, it } from 'vitest'
import type { BoardColumn, LeadRow } from '../../contract/leads.endpoints.ts'
import { figuresWith, placeAt, withShifts } from './board-order.ts'

const lead = (id: string, statusId = 'new', expectedAmount: string | null = null) =>
  ({ id, statusId, expectedAmount }) as LeadRow
const cards = [lead('a'), lead('b'), lead('c')]
const ids = (rows: readonly LeadRow[]) => rows.map(({ id }) => id).join('')

describe('cards of a column', () => {
  it('stand where one was put beside another, and without one that went elsewhere', () => {
    const shift = (place: 'first' | 'last' | 'after' | 'before', besideId?: string) => [
      { lead: cards[0]!, to: { statusId: 'new', place, ...(besideId && { besideId }) } },
    ]
    expect(ids(withShifts('new', cards, shift('after', 'b')))).toBe('bac')
    expect(ids(withShifts('new', cards, shift('before', 'c')))).toBe('bac')
    expect(ids(withShifts('new', cards, shift('last')))).toBe('bca')
    const away = [{ lead: cards[1]!, to: { statusId: 'won', place: 'first' as const } }]
    expect(ids(withShifts('new', cards, away))).toBe('ac')
    expect(ids(withShifts('won', [lead('z', 'won')], away))).toBe('bz')
  })

  it('name a place by the card above, and the top of a narrowed column by the card below', () => {
    const at = (index: number, isNarrowed = false) => placeAt('new', cards, { index, isNarrowed })
    expect(at(2)).toEqual({ statusId: 'new', place: 'after', besideId: 'b' })
    expect(at(0)).toEqual({ statusId: 'new', place: 'first' })
    expect(at(0, true)).toEqual({ statusId: 'new', place: 'before', besideId: 'a' })
  })
})

describe('figures of a column', () => {
  const column = { id: 'new', count: 3, amount: '100.10', all: 5 } as BoardColumn
  it('follow what goes and what comes to the cent, and stay within a column', () => {
    const out = { lead: lead('a', 'new', '0.1'), to: { statusId: 'won', place: 'first' as const } }
    expect(figuresWith(column, [out])).toEqual({ count: 2, amount: '100.00', all: 4 })
    const into = { lead: lead('x', 'won', '9.95'), to: { statusId: 'new', place: 'last' as const } }
    expect(figuresWith(column, [into])).toEqual({ count: 4, amount: '110.05', all: 6 })
    const within = { lead: lead('a', 'new', '5'), to: { statusId: 'new', place: 'last' as const } }
    expect(figuresWith(column, [within])).toEqual({ count: 3, amount: '100.10', all: 5 })
  })
})
