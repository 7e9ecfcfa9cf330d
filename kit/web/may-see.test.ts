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
