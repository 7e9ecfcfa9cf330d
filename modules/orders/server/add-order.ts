import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { order } from '../contract/order.ts'
import { keepLedger } from './keep-ledger.ts'
import {
  findHolder,
  refuseContradictions,
  refuseForeignAssignee,
  refusePartner,
} from './order-inputs.ts'
import type { OrderScope } from './order.policy.ts'
import { recordOrder } from './record-order.ts'

export type NewOrder = z.infer<typeof order.create>

/**
 * Enters an order: it takes the next number, and the ledger of its shareholder is worked out anew.
 * @returns the id
 * @throws 403 when assigned to somebody else than the person may, 409 when the shareholder is
 * archived, 422 `shortfall` when a sale would find too few shares
 */
export async function addOrder(change: Change, input: NewOrder): Promise<string> {
  await refuseContradictions(change, input)
  const scope = await refuseForeignAssignee(change, input.assigneeId)
  await refusePartner(change, input.sharedWithId)
  await findHolder(change, input.shareholderId)
  await holdShareholders(change, [input.shareholderId])
  const { id, number } = await insertOrder(change, input)
  await keepLedger(change, input.shareholderId, id)
  await recordAdded(change, { id, number, input, scope })
  return id
}

export async function recordAdded(
  change: Change,
  added: { id: string; number: string; input: NewOrder; scope: OrderScope },
) {
  const { id, number, input, scope } = added
  const given = Object.entries(input).filter(([, value]) => value != null)
  await recordOrder(
    change,
    { id, number, shareholderId: input.shareholderId, version: 1, scope },
    {
      action: 'orders.added',
      changes: Object.fromEntries(given.map(([field, value]) => [field, [null, value]])),
    },
  )
}

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
