import { Decimal } from 'decimal.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { OrderTotals } from '#modules/orders/contract/orders.endpoints.ts'
import type { ShareholderTotals } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { Random } from '#seeds/random.ts'
import {
  bases,
  ceasedShareholdersOf,
  hasOrdersOf,
  newShareholdersOf,
  ordersOf,
  shareholdersOf,
  sides,
  sidesIn,
  voidOrdersOf,
  type ListParameters,
  type Narrowing,
} from '../contract/figures.ts'
import { comparisons, daysOf, twelveMonths, type Days } from '../contract/period.ts'
import type {
  MonthlyCare,
  MonthlyInvestments,
  Overview,
  PeriodFigures,
  UserSums,
} from '../contract/statistics.ts'

let server: TestServer
let people: Record<'margaret' | 'david' | 'chloe' | 'tomasz' | 'genevieve', Caller>
let users: string[]
let teams: string[]
let sources: string[]
const random = new Random(20_261_123)
const present = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7)

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    david: await server.as('manager'),
    chloe: await server.as('adviser'),
    tomasz: await server.as('care'),
    genevieve: await server.as('auditor'),
  }
  const { body } = await people.margaret.get<{
    data: { id: string; team: { id: string } | null }[]
  }>('/shareholders/managers')
  users = body.data.map(({ id }) => id)
  const offered = await people.margaret.get<{ data: { id: string }[] }>('/statistics/sources')
  sources = offered.body.data.map(({ id }) => id)
  teams = [...new Set(body.data.flatMap(({ team }) => (team ? [team.id] : [])))]
})
afterAll(() => server.close())

type Parameters = Record<string, string>
const addressOf = (parameters: Parameters) => new URLSearchParams(parameters).toString()
const read = async <T>(by: Caller, path: string, parameters: Parameters) => {
  const { status, body } = await by.get<T>(`${path}?${addressOf(parameters)}`)
  expect([path, status]).toEqual([path, 200])
  return body
}
const totals = (by: Caller, list: ListParameters) => read<OrderTotals>(by, '/orders/totals', list)
const holders = (by: Caller, list: ListParameters) =>
  read<ShareholderTotals>(by, '/shareholders/totals', list)
const listed = async (by: Caller, path: string, list: ListParameters) =>
  (await read<{ meta: { total: number } }>(by, path, list)).meta.total

const perhaps = <T>(chance: number, value: () => T) => (random.chance(chance) ? value() : undefined)
const screens = ['overview', 'monthly-investments', 'monthly-care'] as const
type Name = keyof typeof people
/** CARE has its own screen alone. */
const readers = (path: string): readonly Name[] =>
  path === 'monthly-care'
    ? ['margaret', 'david', 'chloe', 'tomasz', 'genevieve']
    : ['margaret', 'david', 'chloe', 'genevieve']
const drawn = (path: (typeof screens)[number]) => ({
  path,
  name: random.pick(readers(path)),
  compare: random.pick(comparisons),
  basis: random.pick(bases),
  month: random.pick(twelveMonths(present)),
  isYear: random.chance(0.3),
  narrowing: {
    teamId: perhaps(0.4, () => random.pick(teams)),
    assigneeId: perhaps(0.4, () => random.pick(users)),
    sourceId: perhaps(0.4, () => random.pick(sources)),
    side: perhaps(0.5, () => random.pick(sides)),
  },
})
type Drawn = ReturnType<typeof drawn>
type Asked = Drawn & { by: Caller }

const parametersOf = ({
  compare,
  narrowing,
}: {
  compare: string
  narrowing: Narrowing
}): Parameters => ({
  compare,
  ...(JSON.parse(JSON.stringify(narrowing)) as Parameters),
})

type Summed = Pick<UserSums, 'orders' | 'buys' | 'sells' | 'netTurnover'>

/** As every cell of the sums opens it. */
async function agrees(by: Caller, sums: Summed, list: (side?: 'buy' | 'sell') => ListParameters) {
  const all = await totals(by, list())
  expect([sums.orders, sums.netTurnover]).toEqual([all.count, all.net.turnover])
  expect([sums.buys, sums.sells]).toEqual([all.buys, all.sells])
  expect(sums.orders).toBe(await listed(by, '/orders', list()))
  for (const side of sidesIn({}))
    // oxlint-disable-next-line no-await-in-loop -- a handful
    expect((await totals(by, list(side)))[`${side}s`]).toEqual(sums[`${side}s`])
}

/** The list of a cell; of a side that is left out there is no cell. */
const cellsOf =
  (narrowing: Narrowing, list: (part: Narrowing) => ListParameters) => (side?: 'buy' | 'sell') =>
    list({ ...narrowing, ...(side && sidesIn(narrowing).includes(side) && { side }) })

async function periodAgrees(by: Caller, figures: PeriodFigures, narrowing: Narrowing) {
  const { days, voided, newShareholders, ceasedShareholders } = figures
  await agrees(
    by,
    figures,
    cellsOf(narrowing, (part) => ordersOf(days, part)),
  )
  expect([voided, newShareholders, ceasedShareholders]).toEqual([
    await listed(by, '/orders', voidOrdersOf(days, narrowing)),
    await listed(by, '/shareholders', newShareholdersOf(days, narrowing)),
    await listed(by, '/shareholders', ceasedShareholdersOf(days, narrowing)),
  ])
}

interface Counted {
  id: string
  orders: number
  netTurnover: string
}

/** Whoever is not narrowed to stands there with what they received alone. */
async function usersAgree(
  { by, narrowing }: Asked,
  rows: readonly Counted[],
  list: (part: Narrowing) => ListParameters,
) {
  for (const { id, orders, netTurnover } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const own = hasOrdersOf(narrowing, id) ? await totals(by, list({ assigneeId: id })) : nothing
    expect([orders, netTurnover]).toEqual([own.count, own.net.turnover])
  }
}
const nothing = { count: 0, net: { turnover: '0.00' } }

async function overviewAgrees(asked: Asked) {
  const { by, month, isYear, narrowing } = asked
  const period = isYear ? month.slice(0, 4) : month
  const path = '/statistics/overview'
  const overview = await read<Overview>(by, path, { period, ...parametersOf(asked) })
  await periodAgrees(by, overview.current, narrowing)
  if (overview.compared) await periodAgrees(by, overview.compared, narrowing)
  const { count, ...held } = await holders(by, shareholdersOf(narrowing))
  expect(overview.holdings).toMatchObject({ shareholders: count, ...held })
  const listOf = (part: Narrowing & { careStatus?: 'pending' }) =>
    ordersOf(daysOf(period), { ...narrowing, ...part })
  await usersAgree(asked, overview.users, listOf)
  const pending = overview.care.find(({ status }) => status === 'pending')?.orders ?? 0
  expect(pending).toBe(await listed(by, '/orders', listOf({ careStatus: 'pending' })))
  const last = overview.months.at(-1)
  const ofMonth = await totals(by, ordersOf(daysOf(last?.month ?? ''), narrowing))
  expect([last?.orders, last?.netTurnover]).toEqual([ofMonth.count, ofMonth.net.turnover])
}

async function monthAgrees(asked: Asked) {
  const { by, month, narrowing, path } = asked
  const isCare = path === 'monthly-care'
  const basis = isCare ? asked.basis : 'trade'
  const query = { month, ...(isCare && { basis }), ...parametersOf(asked) }
  const figures = await read<MonthlyInvestments>(by, `/statistics/${path}`, query)
  const counted = isCare ? ({ careStatus: 'confirmed' } as const) : {}
  const listOf = (days: Days) => (part: Narrowing) =>
    ordersOf(days, { ...narrowing, ...counted, ...part }, basis)
  await agrees(by, figures.total, cellsOf(narrowing, listOf(daysOf(month))))
  const { compared } = figures
  if (compared) await agrees(by, compared, cellsOf(narrowing, listOf(compared.days)))
  await usersAgree(asked, figures.users, listOf(daysOf(month)))
  expect(sum(figures.users.map(({ credited }) => credited))).toBe(figures.total.netTurnover)
  if (isCare) await statesAgree(asked, figures as unknown as MonthlyCare)
}

async function statesAgree({ by, month, narrowing, basis }: Asked, { total }: MonthlyCare) {
  const inState = (careStatus: 'rejected' | 'pending') =>
    listed(by, '/orders', ordersOf(daysOf(month), { ...narrowing, careStatus }, basis))
  expect(total.rejected.count).toBe(await inState('rejected'))
  expect(total.pending?.count ?? 0).toBe(await inState('pending'))
}

const sum = (amounts: string[]) =>
  amounts.reduce((all, amount) => all.plus(amount), new Decimal(0)).toFixed(2)

async function agreesUnder(filter: Drawn) {
  const asked = { ...filter, by: people[filter.name] }
  try {
    await (filter.path === 'overview' ? overviewAgrees(asked) : monthAgrees(asked))
  } catch (error) {
    throw new Error(`under ${JSON.stringify(filter)}: ${String(error)}`, { cause: error })
  }
}

it('every figure is what the list shows that it opens, under fifty drawn filters', async () => {
  const filters = Array.from({ length: 50 }, (_, at) => drawn(screens[at % 3] ?? 'overview'))
  // oxlint-disable-next-line no-await-in-loop -- one small database
  for (const filter of filters) await agreesUnder(filter)
  const narrowed = filters.filter(({ narrowing }) => Object.values(narrowing).some(Boolean))
  expect(narrowed.length).toBeGreaterThan(25)
}, 120_000)
