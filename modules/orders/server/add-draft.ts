import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { draft, type newDraft } from '../contract/draft.ts'
import { findHolder, refuseForeignAssignee, refusePartner } from './order-inputs.ts'
import { recordOrder } from './record-order.ts'

type NewDraft = z.infer<typeof newDraft>

/**
 * Keeps an order that is not entered yet: without a number, and in no ledger. It is one's own unless
 * told.
 * @returns the id
 * @throws 403 when assigned to somebody else than the person may
 */
export async function addDraft(change: Change, input: NewDraft): Promise<string> {
  const { db, person } = change
  const assigneeId = input.assigneeId ?? person.userId ?? ''
  const scope = await refuseForeignAssignee(change, assigneeId)
  await refusePartner(change, input.sharedWithId)
  await findHolder(change, input.shareholderId)
  const { id } = await db
    .insertInto('orders')
    .values({
      ...toRow(draft, { ...input, tradedAt: input.tradedAt ?? '00:00' }),
      assignee_id: assigneeId,
      status: 'draft',
      created_by: person.userId,
      entered_by: person.userId,
      updated_by: person.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const given = Object.keys(draft.fields).map((field) => [
    field,
    [null, { ...input, assigneeId }[field as keyof NewDraft] ?? null],
  ])
  await recordOrder(
    change,
    { id, number: null, shareholderId: input.shareholderId, version: 1, scope },
    {
      action: 'orders.draftAdded',
      changes: Object.fromEntries(given),
    },
  )
  return id
}
