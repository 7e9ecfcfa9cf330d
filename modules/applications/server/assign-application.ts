import { invalidField, forbidden, refused } from '#kit/server/problems.ts'
import { loadHeld, recordAct, takeStep, type VersionedChange } from '#kit/server/steps.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationSteps } from './application.steps.ts'
import { changeApplication } from './change-application.ts'
import { tellAssignee } from './tell-assignee.ts'

interface Assignee {
  id: string
  name: string
  email: string
  language: 'en' | 'fr'
}

/**
 * Gives an application to a person, or to nobody (undo). A new application thereby comes into
 * review; the person is told unless they took it themselves.
 * @returns the application as it was before
 */
export async function assignApplication(
  change: VersionedChange,
  id: string,
  assigneeId: string | null,
): Promise<ApplicationRecord> {
  const assignee = assigneeId === null ? null : await findAssignee(change, assigneeId)
  const before = await moveOrReassign(change, id, assignee)
  if (assignee) await tellAssignee(change, id, { kind: 'assigned', list: 'pending' })
  return before
}

async function moveOrReassign(change: VersionedChange, id: string, assignee: Assignee | null) {
  const row = { assignee_id: assignee?.id ?? null }
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  const changes: Record<string, [unknown, unknown]> = {
    assignee: [record.assignee?.name ?? null, assignee?.name ?? null],
  }
  if (!mayAssign(change, judged.scope, assignee)) throw forbidden()
  if (record.status === 'submitted' && assignee)
    return (await takeStep(change, applicationSteps, { id, step: 'assign', row, changes })).record
  if (!('reassign' in record.can)) throw refused('wrongState')
  const status = assignee === null && record.status === 'inReview' ? 'submitted' : record.status
  await changeApplication(change, id, { ...row, status })
  await recordAct(change, applicationSteps, {
    of: before,
    act: 'reassign',
    changes: { ...changes, ...(status !== record.status && { status: [record.status, status] }) },
  })
  return record
}

const mayAssign = (change: VersionedChange, scope: object, assignee: Assignee | null) =>
  change.person.permissions.allows(
    { action: 'assign', subject: 'Applications View' },
    { ...scope, assigneeId: assignee?.id ?? change.person.userId },
  )

async function findAssignee({ db }: VersionedChange, id: string): Promise<Assignee> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', id)
    .where('type', '=', 'staff')
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!user) throw invalidField('assigneeId', 'missing')
  return user as Assignee
}
