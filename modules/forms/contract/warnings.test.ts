import { expect, test } from 'vitest'
import { asks, formOf, words } from './definition.test-forms.ts'
import { warningsIn } from './warnings.ts'

const name = words('The other part')
const flags = asks('money', { role: 'wage', effects: ['flagDifference'] })
const warned = (...others: Parameters<typeof formOf>) =>
  warningsIn(formOf(flags, asks('money', { role: 'bonus' })), {
    catalogue: [],
    other: { name, definition: formOf(...others), catalogue: [] },
  })

test('a question that flags differences is warned of while the other side is not asked the same', () => {
  expect(warned(asks('money'))).toEqual([{ code: 'notCompared', id: flags.id, about: name }])
  expect(warned(asks('money', { role: 'wage' }))).toEqual([])
  const within = asks('group', { questions: [asks('money', { role: 'wage' })] as never })
  expect(warned(within)).toHaveLength(1)
})

test('a form of one side alone is warned of nothing', () => {
  expect(warningsIn(formOf(flags), { catalogue: [], other: null })).toEqual([])
})
