import { expect, it } from 'vitest'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { historyWithoutHidden } from './hidden-fields.ts'

const entry = (changes: HistoryEntry['changes']): HistoryEntry => ({
  id: '1',
  at: '2026-03-02T15:00:00.000Z',
  actorId: null,
  actorName: 'Amina Haddad',
  action: 'things.edited',
  reason: 'She moved to Gatineau',
  changes,
})

it('a history tells nothing of what is hidden, neither the value nor the reason', () => {
  const hidden = new Set(['address'])
  const open = entry({ name: [null, 'Zoé'] })
  const mixed = entry({ name: [null, 'Zoé'], 'address.city': [null, 'Gatineau'] })
  expect(historyWithoutHidden([open, mixed], hidden)).toEqual([open, { ...open, reason: null }])
})

it('what has no changes is told with its reason', () => {
  expect(historyWithoutHidden([entry({})], new Set(['address']))).toEqual([entry({})])
})
