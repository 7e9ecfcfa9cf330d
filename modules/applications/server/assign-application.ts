import { invalidField, forbidden } from '#kit/server/problems.ts'
import { loadHeld, recordAct, takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { giveOpenedTasks } from '#modules/notes-and-tasks/server/opened-tasks.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { WholeApplication } from '../contract/applications.endpoints.ts'
import { applicationSteps } from './application.steps.ts'
import { changeApplication, refuseApplication } from './change-application.ts'
import { opensFor } from './opens-for.ts'
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
 * @throws 422 `mayNotOpen` where it would lie with somebody who cannot open it
 */
export const assignApplication =
  (subjects: Product['subjects']) =>
  async (
    change: VersionedChange,
    id: string,
    assigneeId: string | null,
  ): Promise<WholeApplication> => {
    const { userId } = change.person
    const before = await assign(change, id, { assigneeId, judgedAs: assigneeId ?? userId })
    const isOthers = assigneeId && assigneeId !== userId
    if (isOthers && !(await opensFor(change.db, subjects, { userId: assigneeId, id })))
      throw invalidField('assigneeId', 'mayNotOpen')
    return before
  }

/**
 * Takes an assignment back: the application goes to whom it was with before, for everybody who might
 * have taken it on themselves.
 */
export const giveBackApplication = (
  change: VersionedChange,
  id: string,
  assigneeId: string | null,
): Promise<WholeApplication> => assign(change, id, { assigneeId, judgedAs: change.person.userId })

interface Assigning {
  assigneeId: string | null
  /** Who counts as the assigned one where the permission looks at that. */
  judgedAs: string | null
}

async function assign(
  change: VersionedChange,
  id: string,
  { assigneeId, judgedAs }: Assigning,
): Promise<WholeApplication> {
  const assignee = assigneeId === null ? null : await findAssignee(change, assigneeId)
  const before = await moveOrReassign(change, id, { assignee, judgedAs })
  await giveOpenedTasks(change, { kind: 'application', id }, assignee?.id ?? null)
  if (assignee) await tellAssignee(change, id, { kind: 'assigned', list: 'pending' })
  return before
}

async function moveOrReassign(
  change: VersionedChange,
  id: string,
  { assignee, judgedAs }: { assignee: Assignee | null; judgedAs: string | null },
) {
  const row = { assignee_id: assignee?.id ?? null }
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  const changes: Record<string, [unknown, unknown]> = {
    assignee: [record.assignee?.name ?? null, assignee?.name ?? null],
  }
  if (!mayAssign(change, { ...judged.scope, assigneeId: judgedAs })) throw forbidden()
  if (record.status === 'submitted' && assignee)
    return (await takeStep(change, applicationSteps, { id, step: 'assign', row, changes })).record
  await refuseApplication(change, before, 'reassign' in record.can ? null : 'wrongState')
  const status = assignee === null && record.status === 'inReview' ? 'submitted' : record.status
  await changeApplication(change, id, { ...row, status })
  await recordAct(change, applicationSteps, {
    of: before,
    act: 'reassign',
    changes: { ...changes, ...(status !== record.status && { status: [record.status, status] }) },
  })
  return record
}

const mayAssign = ({ person }: VersionedChange, scope: object) =>
  person.permissions.allows({ action: 'assign', subject: 'Applications View' }, { ...scope })

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
