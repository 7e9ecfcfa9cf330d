import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { order } from '../contract/order.ts'
import type { NewOrder } from './add-order.ts'

/** The figures of the ledger are written by `keepLedger` in the same transaction. */
export async function insertOrder(change: Change, input: NewOrder) {
  const { db, person } = change
  const number = await nextNumber(change)
  const { id } = await db
    .insertInto('orders')
    .values({
      ...toRow(order, input),
      number,
      turnover: sql`round(${input.volume}::numeric * ${input.price}::numeric, 2)`,
      created_by: person.userId,
      entered_by: person.userId,
      updated_by: person.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number }
}

/** An order that counts nowhere yet, without a number. */
export async function insertDraft(
  { db, person }: Change,
  row: Record<string, unknown>,
): Promise<string> {
  const { id } = await db
    .insertInto('orders')
    .values({
      ...row,
      status: 'draft',
      created_by: person.userId,
      entered_by: person.userId,
      updated_by: person.userId,
    } as never)
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
