import type { Change } from '#kit/server/call.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { forbidden, invalidField, refused } from '#kit/server/problems.ts'
import { refuseOrder } from './change-order.ts'
import { findHolder, refusePartner, scopeUnder } from './order-inputs.ts'
import { mayDo, refusalOfEdit } from './order.policy.ts'
import { judge, type StoredOrder } from './order.queries.ts'

interface People {
  shareholderId?: string
  assigneeId?: string
  sharedWithId?: string | null
}

/** @throws 403 without the permission, 409 with the reason why not now */
export function refuseEdit({ person }: Change, before: StoredOrder) {
  refuseFor(refusalOfEdit(judge(before), person))
}

/**
 * Refuses an edit at the version that the caller saw; `wrong` is the reason where it is no order, or no
 * draft, whichever it must be. @throws 403, 412, 409 in this order
 */
export async function refuseEditAt(
  change: VersionedChange,
  before: StoredOrder,
  wrong: string | null,
) {
  const reason = refusalOfEdit(judge(before), change.person)
  await refuseOrder(change, before, reason === 'notPermitted' ? reason : (wrong ?? reason))
}

/** @throws 403 without the permission, 409 with any other reason */
export function refuseFor(reason: string | null) {
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
}

/** Only whom an edit exchanges is judged. @throws 422 at the field, 409 of an archived shareholder */
export async function refuseOtherPeople(change: Change, before: StoredOrder, input: People) {
  if (input.shareholderId && input.shareholderId !== before.shareholderId)
    await findHolder(change, input.shareholderId)
  if (input.assigneeId && input.assigneeId !== before.assigneeId)
    if (!mayDo(change.person, 'update', await scopeUnder(change, input.assigneeId)))
      throw invalidField('assigneeId', 'missing')
  if (input.sharedWithId !== before.sharedWithId) await refusePartner(change, input.sharedWithId)
}
