import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { selectValued } from '#modules/shareholders/server/own-price.queries.ts'
import { shareholdersOf, type Narrowing } from '../contract/figures.ts'
import type { Holdings, Overview } from '../contract/statistics.ts'
import { seesFigures, shareholdersIn, type Asked } from './permitted.ts'

type Countries = Overview['countries']
type Shares = Pick<Overview, 'holdings' | 'top' | 'concentration' | 'countries'>

const from = (asked: Asked, narrowing: Narrowing) =>
  sql`shareholders s where ${shareholdersIn(asked, shareholdersOf(narrowing))}`

/** What active shareholders hold today: together, by country, and who has most. */
export async function readShares(asked: Asked, narrowing: Narrowing): Promise<Shares> {
  const [ofCountries, top] = await Promise.all([
    sumCountries(asked, narrowing),
    readTop(asked, narrowing),
  ])
  const open = seesFigures(asked)
  const holdings = open
    ? await valued(asked, sumOf(ofCountries), narrowing)
    : { ...nothing, shareholders: sumOf(ofCountries).shareholders }
  const countries = ofCountries.map(({ realisedResult: _, ...sums }) =>
    open ? sums : { ...sums, numberOfShares: null, amountInvested: null },
  )
  const concentration = open ? partOf(top, holdings.amountInvested) : null
  return { holdings, top: open ? top : [], concentration, countries }
}

type SummedCountry = Countries[number] & {
  numberOfShares: string
  amountInvested: string
  realisedResult: string
}

/** Where shareholders live, the most invested first; every other sum follows from these. */
async function sumCountries(asked: Asked, narrowing: Narrowing): Promise<SummedCountry[]> {
  const order = seesFigures(asked) ? sql`sum(s.amount_invested)` : sql`count(*)`
  const { rows } = await sql<SummedCountry>`
    select s.country, count(*)::int as shareholders, sum(s.number_of_shares)::numeric(22, 4) as "numberOfShares",
      sum(s.amount_invested)::numeric(22, 2) as "amountInvested",
      sum(s.realised_result)::numeric(22, 2) as "realisedResult"
    from ${from(asked, narrowing)} group by s.country order by ${order} desc, s.country`.execute(
    asked.db,
  )
  return rows
}

type Summed = ReturnType<typeof sumOf>

function sumOf(countries: readonly SummedCountry[]) {
  const sum = (name: 'numberOfShares' | 'amountInvested' | 'realisedResult', digits: number) =>
    countries.reduce((total, each) => total.plus(each[name]), new Decimal(0)).toFixed(digits)
  return {
    shareholders: countries.reduce((total, each) => total + each.shareholders, 0),
    numberOfShares: sum('numberOfShares', 4),
    amountInvested: sum('amountInvested', 2),
    realisedResult: sum('realisedResult', 2),
  }
}

const nothing: Omit<Holdings, 'shareholders'> = {
  numberOfShares: null,
  amountInvested: null,
  currentValue: null,
  unrealisedResult: null,
  realisedResult: null,
}

/** At today's price, or the own one of whoever has one. */
async function valued(asked: Asked, held: Summed, narrowing: Narrowing): Promise<Holdings> {
  const summed = sql`select ${held.numberOfShares}::numeric as "numberOfShares"`
  const value = selectValued(summed, {
    where: shareholdersIn(asked, shareholdersOf(narrowing)),
    listed: sql`share_price_on(${asked.today}::date)`,
  })
  const { rows } = await sql<Pick<Holdings, 'currentValue' | 'unrealisedResult'>>`
    select "currentValue", "currentValue" - ${held.amountInvested} as "unrealisedResult"
    from (${value}) v`.execute(asked.db)
  return { ...held, ...(rows[0] as Pick<Holdings, 'currentValue' | 'unrealisedResult'>) }
}

/** The ten who have most invested. */
async function readTop(asked: Asked, narrowing: Narrowing): Promise<Overview['top']> {
  const { rows } = await sql<Overview['top'][number]>`
    select s.id, s.display_name as name, s.number, s.amount_invested as "amountInvested"
    from ${from(asked, narrowing)} and s.amount_invested > 0
    order by s.amount_invested desc, s.id limit 10`.execute(asked.db)
  return rows
}

/** What the first ten have of all that is invested, in percent. */
function partOf(top: Overview['top'], all: string | null): string | null {
  if (all === null || new Decimal(all).isZero()) return null
  const first = top.reduce((total, each) => total.plus(each.amountInvested), new Decimal(0))
  return first.times(100).dividedBy(all).toFixed(2, Decimal.ROUND_HALF_UP)
}
