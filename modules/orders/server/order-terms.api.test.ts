import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { withoutFigures } from '#modules/shareholders/server/without-group.test-world.ts'
import type { OrderTerms } from '../contract/ledger-answers.ts'
import {
  chloe,
  david,
  genevieve,
  ids,
  server,
  workedExample,
  withPeople,
} from './orders.test-people.ts'
import { newShareholder } from './orders.test-world.ts'

withPeople()

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
const terms = async (by: Caller, tradedOn: string, shareholderId?: string) => {
  const of = shareholderId ? `&shareholderId=${shareholderId}` : ''
  return (await by.get<OrderTerms>(`/orders/terms?tradedOn=${tradedOn}${of}`)).body
}
const listed = {
  price: { amount: '16.000000', source: 'list', since: day },
  isMonthClosed: false,
}

async function giveOwnPrice(id: string) {
  await sql`update general_settings set allows_own_share_prices = true`.execute(server.db)
  await sql`update shareholders set share_price_override = 21.5 where id = ${id}`.execute(server.db)
}

it('the price of the day is proposed with its source, and the holding is told', async () => {
  const { shareholderId } = await workedExample()
  expect(await terms(chloe, day, shareholderId)).toEqual({ ...listed, held: '120.0000' })
  expect(await terms(chloe, day)).toEqual({ ...listed, held: null })
  const { price } = await terms(chloe, '1950-01-01', shareholderId)
  expect(price).toBeNull()
  await giveOwnPrice(shareholderId)
  const own = { amount: '21.500000', source: 'own', since: null }
  expect((await terms(chloe, day, shareholderId)).price).toEqual(own)
  // It bears no date, so that a day of the past has the listed one.
  const { price: past } = await terms(chloe, '2025-03-01', shareholderId)
  expect(past?.source).not.toBe('own')
})

it('nothing is told of a shareholder whose figures are closed, or whom one does not see', async () => {
  const { shareholderId } = await workedExample()
  await giveOwnPrice(shareholderId)
  await withoutFigures(server, 'manager', async (by) => {
    expect(await terms(by, day, shareholderId)).toEqual({ ...listed, held: null })
  })
  const hidden = await newShareholder(david, ids['david'])
  await giveOwnPrice(hidden)
  expect(await terms(chloe, day, hidden)).toEqual({ ...listed, held: null })
  expect((await genevieve.get(`/orders/terms?tradedOn=${day}`)).status).toBe(403)
})

it('is told that the month of its day is closed, before it is entered', async () => {
  const margaret = await server.as('superAdmin')
  const closed = await margaret.post('/statistics/closed-months', { month: '2024-02' })
  expect(closed.status).toBe(201)
  expect((await terms(chloe, '2024-02-29')).isMonthClosed).toBe(true)
  expect((await terms(chloe, '2024-03-01')).isMonthClosed).toBe(false)
})
