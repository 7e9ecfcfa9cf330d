import type { Change } from '#kit/server/call.ts'
import { forbidden, notFound, refused } from '#kit/server/problems.ts'
import { shareholderStatus, type ShareholderStep } from '../contract/shareholder.status.ts'
import { changeShareholder } from './change-shareholder.ts'
import { announceShareholder } from './record-shareholder.ts'
import { refusalOfStep } from './shareholder.policy.ts'
import { findShareholder } from './shareholder.queries.ts'

/**
 * Archives a shareholder with all that belongs to it, or brings it back.
 * @throws 403 without the permission, 409 when it is there already, 412 when somebody was faster
 */
export async function moveShareholder(
  change: Change & { version: number },
  id: string,
  step: ShareholderStep,
): Promise<void> {
  const { db, person, version } = change
  const before = await findShareholder(db, id, person)
  if (!before) throw notFound()
  const reason = refusalOfStep({ status: before.status, scope: before }, step, person)
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
  const { to } = shareholderStatus.transitions[step]
  const row = { status: to, archived_at: to === 'archived' ? change.now : null }
  await changeShareholder(change, { id, version }, row)
  await change.audit({
    action: `shareholders.${step}`,
    entity: 'shareholder',
    entityId: id,
    reference: before.number,
    changes: { status: [before.status, to] },
  })
  await announceShareholder(change, { ...before, version: version + 1 })
}
