import { expect, it } from 'vitest'
import { maySee } from './may-see.ts'

const may = (action: string, subject = 'Applications View') => ({ rules: [{ action, subject }] })

it('a screen opens for anything on its subject, and one with something to do for that alone', () => {
  const list = { subject: 'Applications View' }
  const queue = { ...list, toDo: ['verify', 'decide'] as const }
  expect(
    [may('view'), may('decide'), may('manage', 'all')].map((one) => maySee(one, list)),
  ).toEqual([true, true, true])
  expect(
    [may('view'), may('decide'), may('manage', 'all'), may('verify', 'Orders View')].map((one) =>
      maySee(one, queue),
    ),
  ).toEqual([false, true, true, false])
})

it('what a role may not do all the same opens nothing, and of some records alone takes nothing', () => {
  const queue = { subject: 'Payments', toDo: ['create'] as const }
  const all = { action: 'manage', subject: 'all' }
  const not = { action: 'create', subject: 'Payments', inverted: true }
  expect(maySee({ rules: [all, not] }, queue)).toBe(false)
  expect(maySee({ rules: [all, not] }, { subject: 'Payments' })).toBe(true)
  expect(maySee({ rules: [all, { ...not, conditions: { status: 'over' } }] }, queue)).toBe(true)
  expect(maySee({ rules: [not, { ...not, inverted: false }] }, queue)).toBe(true)
})
