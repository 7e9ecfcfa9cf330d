import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import { invalid } from '#kit/server/problems.ts'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { toRow } from '#kit/server/storage.ts'
import { draftErrors } from '#modules/orders/contract/order.rules.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeOrder } from '#modules/orders/server/change-order.ts'
import { loadAnyOrder, scopeOf, type StoredOrder } from '#modules/orders/server/order.queries.ts'
import { refuseFractions } from '#modules/orders/server/order-inputs.ts'
import { judgeOwnOfOrder } from '#modules/orders/server/own-of-order.ts'
import { recordOrder } from '#modules/orders/server/record-order.ts'
import { refuseEditAt, refuseOtherPeople } from '#modules/orders/server/refuse-order.ts'
import { draft } from '#modules/orders/contract/draft.ts'

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
  await refuseChanges(change, before, input)
  const own = await judgeOwnOfOrder(change, { id, input, isWhole: false })
  const declared = differences({ ...before }, declaredOf(input), draft.fields)
  const changes = { ...declared, ...own.changes }
  if (isNothing(changes)) return
  await changeOrder(change, before, {
    ...toRow(draft, input),
    entered_by: change.person.userId,
  })
  await keepOwn(change, id, own)
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { action: 'orders.draftEdited', changes },
  )
}

async function refuseChanges(change: VersionedChange, before: StoredOrder, input: Changed) {
  await refuseEditAt(change, before, before.status === 'draft' ? null : 'wrongState')
  const errors = draftErrors({ ...before, ...input })
  if (Object.keys(errors).length) throw invalid(errors)
  await refuseFractions(change, input.volume)
  await refuseOtherPeople(change, before, input)
}
