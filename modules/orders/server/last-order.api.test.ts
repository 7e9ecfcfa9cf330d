import { expect, it } from 'vitest'
import type { ShareholderRow } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { newShareholder } from './orders.test-world.ts'
import { david, enter, ids, withPeople } from './orders.test-people.ts'

withPeople()

async function lastOrderOf(name: string) {
  const { body } = await david.get<{ data: ShareholderRow[] }>(`/shareholders?search=${name}`)
  return body.data.map(({ lastOrderOn }) => lastOrderOn)
}

it('the list of shareholders tells the day of the newest order that counts', async () => {
  const part = { firstName: 'Ida', lastName: 'Neumond' }
  const shareholderId = await newShareholder(david, ids['chloe'], part)
  expect(await lastOrderOf('Neumond')).toEqual([null])
  await enter(david, shareholderId, ['buy', '2025-03-05', '10', '10'])
  const newest = (await enter(david, shareholderId, ['buy', '2025-06-20', '5', '10'])).body
  await enter(david, shareholderId, ['buy', '2025-04-01', '5', '10'])
  expect(await lastOrderOf('Neumond')).toEqual(['2025-06-20'])
  const { id, version } = newest
  const { status } = await david.post(`/orders/${id}/voiding`, { reason: 'Twice' }, { version })
  expect(status).toBe(200)
  expect(await lastOrderOf('Neumond')).toEqual(['2025-04-01'])
})
