import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { keepHolding } from '#modules/shareholders/server/keep-holding.ts'
import { computeLedger, type Shortfall } from '../contract/ledger.ts'
import type { ToldShortfall } from '../contract/ledger-answers.ts'
import { shortfallParams } from '../contract/shortfall-params.ts'
import { readActiveOrders } from './ledger.queries.ts'
import { ordersWords } from '../contract/words.ts'
import { seesHolding } from './sees-holding.ts'

/**
 * Works the ledger of a shareholder out anew and writes what has changed of it: the figures of each
 * order and of the shareholder. The shareholder is held by the caller's transaction.
 * @param newOrderId an order that nobody knows by its number yet
 * @throws 422 `shortfall` naming the order whose sale would find too few shares, to whoever sees how
 * many there are
 */
export async function keepLedger(
  { db, person }: Pick<Change, 'db' | 'person'>,
  shareholderId: string,
  newOrderId: string | null = null,
): Promise<void> {
  const ledger = computeLedger(await readActiveOrders(db, shareholderId))
  if (ledger.shortfall) {
    const isTold = await seesHolding({ db, person }, shareholderId)
    throw shortProblem(ledger.shortfall, { newOrderId, isTold })
  }
  await sql`
    update orders o set turnover = r.turnover, running_volume = r.running_volume,
      running_turnover = r.running_turnover, running_gross = r.running_gross, running_cost = r.running_cost,
      average_price = r.average_price, cost_released = r.cost_released, realised = r.realised,
      sale_performance = r.sale_performance, shared_amount = round(r.turnover * o.share_percent / 100, 2)
    from jsonb_to_recordset(${JSON.stringify(ledger.rows.map(asColumns))}::jsonb) as r(id uuid, turnover numeric,
      running_volume numeric, running_turnover numeric, running_gross numeric, running_cost numeric,
      average_price numeric, cost_released numeric, realised numeric, sale_performance numeric)
    where o.id = r.id and (o.turnover, o.running_volume, o.running_turnover, o.running_gross, o.running_cost,
      o.average_price, o.cost_released, o.realised, o.sale_performance, o.shared_amount) is distinct from
      (r.turnover, r.running_volume, r.running_turnover, r.running_gross, r.running_cost, r.average_price,
      r.cost_released, r.realised, r.sale_performance, round(r.turnover * o.share_percent / 100, 2))`.execute(
    db,
  )
  await keepHolding({ db }, shareholderId, ledger.holding)
}

type Row = (ReturnType<typeof computeLedger> & { shortfall: null })['rows'][number]

/** A row of the ledger as the database spells it. */
export const asColumns = (row: Row) => ({
  id: row.id,
  turnover: row.turnover,
  running_volume: row.runningVolume,
  running_turnover: row.runningTurnover,
  running_gross: row.runningGross,
  running_cost: row.runningCost,
  average_price: row.averagePrice,
  cost_released: row.costReleased,
  realised: row.realised,
  sale_performance: row.salePerformance,
})

interface Telling {
  /** An order that nobody knows by its number yet. */
  newOrderId: string | null
  /** Whether the person sees the holding. */
  isTold: boolean
}

/** Said at the volume, in words that name the order and what is missing, where that may be told. */
export function shortProblem(found: Shortfall, { newOrderId, isTold }: Telling): Problem {
  const isNew = found.id === newOrderId
  const shortfall = isTold ? { ...toldOf(found), ...(isNew && { number: null }) } : untold
  const params = shortfallParams(shortfall)
  return new Problem(422, 'shortfall', {
    errors: { volume: [{ code: 'shortfall', params }] },
    params,
    extra: { shortfall },
  }).saidBy(ordersWords)
}

export const toldOf = ({ number, tradedOn, held, missing }: Shortfall): ToldShortfall => ({
  number,
  tradedOn,
  held,
  missing,
})

/** Of a holding that the person does not see: that there are too few shares, and nothing of them. */
export const untold: ToldShortfall = { number: null, tradedOn: null, held: null, missing: null }
