import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import { forbidden, invalid, invalidField, refused } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { draft } from '../contract/draft.ts'
import { draftErrors } from '../contract/order.rules.ts'
import { changeOrder, refuseStale, type VersionedChange } from './change-order.ts'
import { comparable } from './edit-order.ts'
import { findHolder, refusePartner, scopeUnder } from './order-inputs.ts'
import { mayDo, refusalOfEdit } from './order.policy.ts'
import { judge, loadAnyOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { recordOrder } from './record-order.ts'

type Changed = z.infer<typeof draft.update>

/**
 * Saves what was changed of a draft; it may lack what it likes, and touches no ledger.
 * @throws 403, 409 when it is no draft, 412 when somebody saved in between
 */
export async function editDraft(
  change: VersionedChange,
  id: string,
  input: Changed,
): Promise<void> {
  const before = await loadAnyOrder(change.db, id, change)
  await refuseStale(change, before)
  await refuseEdit(change, before, input)
  const changes = differences(comparable(before), comparable(input))
  if (Object.keys(changes).length === 0) return
  await changeOrder(change, before, {
    ...toRow(draft, input),
    entered_by: change.person.userId,
  })
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { action: 'orders.draftEdited', changes },
  )
}

async function refuseEdit(change: VersionedChange, before: StoredOrder, input: Changed) {
  const { person } = change
  if (before.status !== 'draft') throw refused('wrongState')
  const reason = refusalOfEdit(judge(before), person)
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
  const errors = draftErrors({ ...before, ...input })
  if (Object.keys(errors).length) throw invalid(errors)
  if (input.shareholderId && input.shareholderId !== before.shareholderId)
    await findHolder(change, input.shareholderId)
  if (input.assigneeId && input.assigneeId !== before.assigneeId)
    if (!mayDo(person, 'update', await scopeUnder(change, input.assigneeId)))
      throw invalidField('assigneeId', 'missing')
  if (input.sharedWithId !== before.sharedWithId) await refusePartner(change, input.sharedWithId)
}
