import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { keepOwn, type JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import { refuseErased } from '#modules/privacy/server/is-erased.queries.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import type { order } from '../contract/order.ts'
import { insertOrder } from './insert-order.ts'
import { keepLedger } from './keep-ledger.ts'
import {
  findHolder,
  refuseContradictions,
  refuseForeignAssignee,
  refusePartner,
} from './order-inputs.ts'
import type { OrderScope } from './order.policy.ts'
import { judgeOwnOfOrder } from './own-of-order.ts'
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
  await refuseErased(change.db, [input.shareholderId])
  const own = await judgeOwnOfOrder(change, { input })
  const { id, number } = await insertOrder(change, input)
  await keepOwn(change, id, own)
  await keepLedger(change, input.shareholderId, id)
  await recordAdded(change, { id, number, input, scope, own })
  return id
}

export async function recordAdded(
  change: Change,
  added: { id: string; number: string; input: NewOrder; scope: OrderScope; own: JudgedOwn },
) {
  const { id, number, input, scope, own } = added
  await recordOrder(
    change,
    { id, number, shareholderId: input.shareholderId, version: 1, scope },
    { action: 'orders.added', changes: { ...differences({}, declaredOf(input)), ...own.changes } },
  )
}
