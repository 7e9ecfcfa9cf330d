import { sql, type InsertObject } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { order } from '../contract/order.ts'
import type { NewOrder } from './add-order.ts'

/** What the organisation counts in now: amounts are never converted. */
export const ownCurrency = sql<string>`(select currency from general_settings)`

/** The figures of the ledger are written by `keepLedger` in the same transaction. */
export async function insertOrder(change: Change, input: NewOrder) {
  const { db, person } = change
  const number = await nextNumber(change)
  const { id } = await insertRow(db, 'orders', {
    ...toRow(order, input),
    number,
    currency: ownCurrency,
    turnover: sql<string>`round(${input.volume}::numeric * ${input.price}::numeric, 2)`,
    created_by: person.userId,
    entered_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number }
}

/** An order that counts nowhere yet, without a number. */
export async function insertDraft(
  { db, person }: Change,
  row: Omit<InsertObject<Database, 'orders'>, 'status'>,
): Promise<string> {
  const { id } = await insertRow(db, 'orders', {
    ...row,
    status: 'draft',
    currency: ownCurrency,
    created_by: person.userId,
    entered_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Without gaps in a year: the counter goes back with the transaction when the order is refused. */
export async function nextNumber({ db, today }: Change): Promise<string> {
  const year = Number((await today()).slice(0, 4))
  const { last } = await db
    .insertInto('order_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`order_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `ORD-${year}-${String(last).padStart(6, '0')}`
}
