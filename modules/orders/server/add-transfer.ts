import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import type { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { recordAdded } from './add-order.ts'
import { insertOrder } from './insert-order.ts'
import { keepLedger } from './keep-ledger.ts'
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
  const sale = { ...input, shareholderId: from, side: 'sell' } as const
  const buy = { ...input, shareholderId: to, side: 'buy' } as const
  const sold = await insertOrder(change, sale)
  const bought = await insertOrder(change, buy)
  await pair(change, sold.id, bought.id)
  await keepLedger(change, from, sold.id)
  await keepLedger(change, to, bought.id)
  await recordAdded(change, { ...sold, input: sale, scope })
  await recordAdded(change, { ...bought, input: buy, scope })
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
