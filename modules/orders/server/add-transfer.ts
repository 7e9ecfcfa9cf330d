import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import type { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { recordAdded } from './add-order.ts'
import { insertOrder } from './insert-order.ts'
import { keepLedger } from './keep-ledger.ts'
import { judgeOwnOfOrder } from './own-of-order.ts'
import { findHolder, refuseContradictions, refuseForeignAssignee } from './order-inputs.ts'

type Transfer = z.infer<(typeof ordersEndpoints)['addTransfer']['body']>
export type TransferTerms = z.infer<(typeof ordersEndpoints)['previewTransfer']['body']>

/**
 * Shares pass from one shareholder to another: a sale and a buy that name each other, both or
 * neither.
 * @returns the id of the sale
 */
export async function addTransfer(change: Change, transfer: Transfer): Promise<string> {
  const { fromShareholderId: from, toShareholderId: to, ...input } = transfer
  const scope = await refuseForeignAssignee(change, input.assigneeId)
  await refuseTransfer(change, transfer)
  await holdShareholders(change, [from, to])
  await refuseErased(change.db, [from, to])
  // Both orders have what was typed.
  const own = await judgeOwnOfOrder(change, { input })
  const sale = { ...input, shareholderId: from, side: 'sell' } as const
  const buy = { ...input, shareholderId: to, side: 'buy' } as const
  const sold = await insertOrder(change, sale)
  const bought = await insertOrder(change, buy)
  await pair(change, sold.id, bought.id)
  for (const { id } of [sold, bought])
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepOwn(change, id, own)
  await keepLedger(change, from, sold.id)
  await keepLedger(change, to, bought.id)
  await recordAdded(change, { ...sold, input: sale, scope, own })
  await recordAdded(change, { ...bought, input: buy, scope, own })
  return sold.id
}

/** Whatever of a transfer cannot be, its ledgers apart. @throws 422 at the field, 409 with the reason */
export async function refuseTransfer(
  change: Change,
  { fromShareholderId: from, toShareholderId: to, ...input }: TransferTerms,
) {
  if (from === to) throw invalidField('toShareholderId', 'somebodyElse')
  await refuseContradictions(change, input)
  await findHolder(change, from, 'fromShareholderId')
  await findHolder(change, to, 'toShareholderId')
}

const pair = ({ db }: Change, one: string, other: string) =>
  sql`update orders set counterparty_order_id = case id when ${one} then ${other}::uuid else ${one}::uuid end
    where id in (${one}, ${other})`.execute(db)
