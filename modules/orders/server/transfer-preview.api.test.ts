import { expect, it } from 'vitest'
import { withoutFigures } from '#modules/shareholders/server/without-group.test-world.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import {
  chloe,
  david,
  genevieve,
  ids,
  ledgerOf,
  server,
  workedExample,
  withPeople,
} from './orders.test-people.ts'
import { newShareholder } from './orders.test-world.ts'

withPeople()

const terms = (from: string, to: string, part: object = {}) => ({
  fromShareholderId: from,
  toShareholderId: to,
  tradedOn: '2025-10-01',
  tradedAt: '00:00',
  volume: '20',
  price: '14',
  ...part,
})
const ask = (by: typeof chloe, body: object) =>
  by.post<OrderPreview>('/orders/transfers/preview', body)

async function two() {
  const { shareholderId: from } = await workedExample()
  return { from, to: await newShareholder(david, ids['chloe']) }
}

it('a transfer tells what both will hold, and saves nothing', async () => {
  const { from, to } = await two()
  const { body } = await ask(chloe, terms(from, to))
  expect(body.shortfall).toBeNull()
  expect(
    body.effects.map(({ shareholder, before, after }) => [
      shareholder.id,
      before.numberOfShares,
      after?.numberOfShares,
    ]),
  ).toEqual([
    [from, '120.0000', '100.0000'],
    [to, '0.0000', '20.0000'],
  ])
  expect((await ledgerOf(from)).rows).toHaveLength(4)
  expect((await ledgerOf(to)).rows).toHaveLength(0)
})

it('what cannot be transferred is refused beforehand as it would be then', async () => {
  const { from, to } = await two()
  const { body: short } = await ask(chloe, terms(from, to, { volume: '121' }))
  expect(short.shortfall).toMatchObject({ held: '120', missing: '1' })
  const saved = { assigneeId: ids['chloe'] }
  for (const body of [
    terms(from, from),
    terms(from, to, { price: '0' }),
    terms(from, to, { volume: '1.5' }),
    terms(from, to, { tradedOn: '2999-01-01' }),
    terms(from, await newShareholder(david, ids['david'])),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [foreseen, then] = [
      await ask(chloe, body),
      await chloe.post('/orders/transfers', { ...body, ...saved }),
    ]
    expect([foreseen.status, foreseen.body.errors]).toEqual([422, then.body.errors])
  }
  const { body: now } = await david.get<{ version: number }>(`/shareholders/${to}`)
  await david.post(`/shareholders/${to}/archiving`, undefined, now)
  const archived = await ask(chloe, terms(from, to))
  expect([archived.status, archived.body.code]).toEqual([409, 'shareholderArchived'])
  expect((await ask(genevieve, terms(from, to))).status).toBe(403)
})

it('nothing is told of a holding that is closed', async () => {
  const { from, to } = await two()
  await withoutFigures(server, 'manager', async (by) => {
    expect((await ask(by, terms(from, to))).body).toMatchObject({ effects: [], shortfall: null })
    const { body } = await ask(by, terms(from, to, { volume: '121' }))
    expect(body.shortfall).toEqual({ number: null, tradedOn: null, held: null, missing: null })
  })
})
