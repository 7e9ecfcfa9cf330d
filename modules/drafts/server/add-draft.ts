import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { toRow } from '#kit/server/storage.ts'
import { insertDraft } from '#modules/orders/server/insert-order.ts'
import {
  findHolder,
  refuseForeignAssignee,
  refuseFractions,
  refusePartner,
} from '#modules/orders/server/order-inputs.ts'
import { judgeOwnOfOrder } from '#modules/orders/server/own-of-order.ts'
import { recordOrder } from '#modules/orders/server/record-order.ts'
import { draft, type newDraft } from '#modules/orders/contract/draft.ts'

type NewDraft = z.infer<typeof newDraft>

/**
 * Keeps an order that is not entered yet: without a number, and in no ledger. It is one's own unless
 * told.
 * @returns the id
 * @throws 403 when assigned to somebody else than the person may
 */
export async function addDraft(change: Change, input: NewDraft): Promise<string> {
  const assigneeId = input.assigneeId ?? change.person.userId ?? ''
  const scope = await refuseForeignAssignee(change, assigneeId)
  await refusePartner(change, input.sharedWithId)
  await refuseFractions(change, input.volume)
  await findHolder(change, input.shareholderId)
  const own = await judgeOwnOfOrder(change, { input, isWhole: false })
  const row = toRow(draft, { ...input, tradedAt: input.tradedAt ?? '00:00' })
  const id = await insertDraft(change, { ...row, assignee_id: assigneeId })
  await keepOwn(change, id, own)
  const changes = { ...differences({}, { ...declaredOf(input), assigneeId }), ...own.changes }
  await recordOrder(
    change,
    { id, number: null, shareholderId: input.shareholderId, version: 1, scope },
    { action: 'orders.draftAdded', changes },
  )
  return id
}
