import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { withdrawLinks } from '#modules/accounts/server/account-links.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { announceAccessChange } from '#modules/accounts/server/announce-access-change.ts'
import { announceUser } from './announce-user.ts'
import { keepSuperAdmin } from './keep-super-admin.ts'
import { handOverWork, type OpenWork } from './open-work.ts'
import { requireAct } from './user.policy.ts'
import { loadUser } from './user.queries.ts'

interface Disabling {
  id: string
  reason: string
  /** Who gets the open work; left out, it stays where it is. */
  handOverTo?: string | null | undefined
}

/**
 * Disables a user: signed out everywhere at once, and the open work handed over, together or not
 * at all.
 * @returns the name
 * @throws 409 for oneself, the last Super Admin, or somebody who is not active
 */
export async function disableUser(
  change: Change,
  openWork: readonly OpenWork[],
  disabling: Disabling,
): Promise<string> {
  const { db, person } = change
  const { judged } = await loadUser(db, disabling.id, person)
  requireAct('disable', judged, person)
  await requireRecentProof(change)
  return disableProven(change, openWork, disabling)
}

/** The same for whoever has just proved who they are. */
export async function disableProven(
  change: Change,
  openWork: readonly OpenWork[],
  { id, reason, handOverTo }: Disabling,
): Promise<string> {
  const { db, person } = change
  const { record, judged } = await loadUser(db, id, person)
  requireAct('disable', judged, person)
  await keepSuperAdmin(change, id)
  await setStatus(change, id, { from: 'active', to: 'disabled', refusal: 'notActive' })
  await endSessionsOf(db, id)
  await withdrawLinks(db, id, 'reset')
  await withdrawLinks(db, id, 'email_change')
  await change.audit({
    action: 'users.disabled',
    entity: 'user',
    entityId: id,
    reference: record.name,
    reason,
    changes: { status: ['active', 'disabled'] },
  })
  if (handOverTo)
    await handOverWork(change, openWork, { from: record, toId: handOverTo, field: 'handOverTo' })
  await announceUser(change, record)
  await announceAccessChange(change, [id])
  return record.name
}

interface Step {
  from: 'invited' | 'active' | 'disabled'
  to: 'invited' | 'active' | 'disabled'
  refusal: string
}

/** The statement that writes is the check: of two at the same moment one succeeds. */
export async function setStatus({ db }: Change, id: string, { from, to, refusal }: Step) {
  const done =
    await sql`update users set status = ${to}, version = version + 1, updated_at = clock_now()
    where id = ${id} and status = ${from}`.execute(db)
  if (done.numAffectedRows !== 1n) throw refused(refusal)
}
