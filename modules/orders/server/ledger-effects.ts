import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { findShareholder, hiddenFrom } from '#modules/shareholders/server/shareholder.queries.ts'
import { computeLedger, type Ledger, type LedgerOrder } from '../contract/ledger.ts'
import type { LedgerEffect, OrderPreview } from '../contract/ledger-answers.ts'
import { toldOf, untold } from './keep-ledger.ts'
import { readActiveOrders } from './ledger.queries.ts'

type Whole = Extract<Ledger, { shortfall: null }>

/** The id of an order that is not saved yet. */
export const newId = 'new'

/** An order as it would be. */
export interface Supposed extends LedgerOrder {
  shareholderId: string
  /** Whether it would be active. */
  counts: boolean
}

/** An order as it is within the transaction. */
export async function readSupposed(db: Db, id: string): Promise<Supposed> {
  const { rows } = await sql<Supposed>`
    select id, number, side, traded_on as "tradedOn", traded_at as "tradedAt", sequence, volume, price,
      shareholder_id as "shareholderId", status = 'active' as counts
    from orders where id = ${id}`.execute(db)
  return theRow(rows)
}

interface Reader {
  db: Db
  person: Person
}

/**
 * What some orders, as they would be, would do to the ledgers of these shareholders. Nothing is
 * saved. Shareholders whose figures the person does not see are left out.
 */
export async function effectsOf(
  reader: Reader,
  on: { holders: Iterable<string>; supposed: readonly Supposed[] },
): Promise<Pick<OrderPreview, 'effects' | 'shortfall'>> {
  const effects: LedgerEffect[] = []
  let shortfall: OrderPreview['shortfall'] = null
  for (const holderId of new Set(on.holders)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    const { effect, short } = await effectOn(reader, holderId, on.supposed)
    if (effect) effects.push(effect)
    shortfall ??= short
  }
  return { effects, shortfall }
}

async function effectOn(
  { db, person }: Reader,
  holderId: string,
  supposed: readonly Supposed[],
): Promise<{ effect: LedgerEffect | null; short: OrderPreview['shortfall'] }> {
  const holder = await findShareholder(db, holderId, person)
  const orders: LedgerOrder[] = await readActiveOrders(db, holderId)
  const before = computeLedger(orders)
  if (before.shortfall) throw new Error(`the ledger of ${holderId} is short`)
  const changed = [
    ...orders.filter(({ id }) => !supposed.some((each) => each.id === id)),
    ...supposed.filter(({ counts, shareholderId }) => counts && shareholderId === holderId),
  ]
  const after = computeLedger(changed)
  if (!holder || hiddenFrom(person, holder).has('numberOfShares'))
    return { effect: null, short: after.shortfall && untold }
  const short = after.shortfall && toldOf(after.shortfall)
  const { id, name, number } = holder
  const effect = {
    shareholder: { id, name, number },
    before: figuresOf(before),
    after: after.shortfall ? null : figuresOf(after),
    affected: after.shortfall ? [] : affectedBy({ orders, changed, before, after }),
  }
  return { effect, short }
}

const figuresOf = ({ holding }: Whole): LedgerEffect['before'] => ({
  numberOfShares: holding.numberOfShares,
  amountInvested: holding.amountInvested,
  netPaidIn: holding.netPaidIn,
  averageBuyPrice: holding.averageBuyPrice,
  realisedResult: holding.realisedResult,
})

/** The orders whose figures differ, in the order in which they would stand. */
function affectedBy(on: {
  orders: readonly LedgerOrder[]
  changed: readonly LedgerOrder[]
  before: Whole
  after: Whole
}): LedgerEffect['affected'] {
  const [orders, changed] = [byId(on.orders), byId(on.changed)]
  const [before, after] = [byId(on.before.rows), byId(on.after.rows)]
  const gone = on.before.rows.map(({ id }) => id).filter((id) => !changed.has(id))
  return [...after.keys(), ...gone].flatMap((id) => {
    const order = changed.get(id) ?? orders.get(id)
    const [was, is] = [rowOf(before.get(id)), rowOf(after.get(id))]
    if (!order || JSON.stringify(was) === JSON.stringify(is)) return []
    const { number, side, tradedOn, volume } = order
    return [
      { id: id === newId ? null : id, number, side, tradedOn, volume, before: was, after: is },
    ]
  })
}

const byId = <T extends { id: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [each.id, each]))

function rowOf(row: Whole['rows'][number] | undefined) {
  if (!row) return null
  const { turnover, runningVolume, runningTurnover, averagePrice, realised } = row
  return { turnover, runningVolume, runningTurnover, averagePrice, realised }
}
