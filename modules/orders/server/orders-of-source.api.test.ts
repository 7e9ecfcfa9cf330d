import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { MonthlyInvestments, Overview } from '#modules/statistics/contract/statistics.ts'
import { addSource } from '#modules/sources/server/sources.test-world.ts'
import type { OrderTotals } from '../contract/orders.endpoints.ts'
import { chloe, david, enter, ids, margaret, withPeople } from './orders.test-people.ts'
import { newShareholder } from './orders.test-world.ts'

withPeople()

const month = `${new Date().getUTCFullYear() - 2}-05`
const day = `${month}-12`

/** Two orders of Chloé's: of a shareholder of hers, and of David's, both of one source or of none. */
async function twoOrders(sourceId: string | null) {
  const own = await newShareholder(margaret, ids['chloe'], { sourceId })
  const foreign = await newShareholder(margaret, ids['margaret'], { sourceId })
  for (const [id, volume] of [
    [own, '3'],
    [foreign, '4'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two
    const { status } = await enter(margaret, id, ['buy', day, volume, '10'])
    expect(status).toBe(201)
  }
  return { own, foreign }
}

/** The turnover of what each of the places shows under a filter of a source. */
async function shownTo(by: Caller, sourceId: string) {
  const filter = `filter[sourceId]=${sourceId}&filter[tradedOn][gte]=${day}&filter[tradedOn][lte]=${day}`
  const rows = await by.get<{ data: { shareholder: { id: string } }[]; meta: { total: number } }>(
    `/orders?perPage=100&${filter}`,
  )
  const totals = await by.get<OrderTotals>(`/orders/totals?${filter}`)
  const file = String((await by.get(`/orders/export?format=csv&${filter}`)).body)
  return {
    shareholders: rows.body.data.map(({ shareholder: { id } }) => id).toSorted(),
    total: rows.body.meta.total,
    turnover: totals.body.buys.turnover,
    lines: file.startsWith('{') ? null : file.trim().split('\n').length - 1,
  }
}

const figuresOf = async (by: Caller, sourceId: string) => {
  const monthly = await by.get<MonthlyInvestments>(
    `/statistics/monthly-investments?month=${month}&sourceId=${sourceId}`,
  )
  const overview = await by.get<Overview>(
    `/statistics/overview?period=${month}&sourceId=${sourceId}`,
  )
  return [monthly.body.total.netTurnover, overview.body.current.netTurnover]
}

describe('orders narrowed by the source of their shareholders', () => {
  it('are those of shareholders that the person may open', async () => {
    const { body: source } = await addSource(margaret, 'Told of one’s own alone')
    const { own, foreign } = await twoOrders(source.id)
    expect((await chloe.get(`/shareholders/${foreign}`)).status).toBe(404)
    expect(await shownTo(chloe, source.id)).toMatchObject({
      shareholders: [own],
      total: 1,
      turnover: '30.00',
    })
    expect(await shownTo(margaret, source.id)).toEqual({
      shareholders: [own, foreign].toSorted(),
      total: 2,
      turnover: '70.00',
      lines: 2,
    })
    const ofNone = await twoOrders(null)
    const without = (await shownTo(chloe, 'none')).shareholders
    expect(without).toContain(ofNone.own)
    expect(without).not.toContain(ofNone.foreign)
  })

  it('count the same in statistics and in files, also once the month is closed', async () => {
    const { body: source } = await addSource(margaret, 'Counted of one’s own')
    await twoOrders(source.id)
    expect(await figuresOf(chloe, source.id)).toEqual(['30.00', '30.00'])
    expect(await figuresOf(margaret, source.id)).toEqual(['70.00', '70.00'])
    const { lines } = await shownTo(david, source.id)
    expect(lines).toBe(1)
    expect((await margaret.post('/statistics/closed-months', { month })).status).toBe(201)
    expect((await figuresOf(chloe, source.id))[0]).toBe('30.00')
    expect((await figuresOf(margaret, source.id))[0]).toBe('70.00')
  })
})
