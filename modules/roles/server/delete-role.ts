import type { Call, Change } from '#kit/server/call.ts'
import { invalidField, notFound, Problem } from '#kit/server/problems.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { mayAssign, ofNobody } from '#modules/users/server/may-assign.ts'
import { moveUsersToRole } from '#modules/users/server/move-to-role.ts'
import { announceAccess } from './announce-access.ts'
import { refuse } from './edit-role.ts'
import { refusalToCopy, refusalToDelete } from './role.policy.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { findRole, judgeOf, readRole, type StoredRole } from './role.queries.ts'

interface Deletion {
  id: string
  replacementRoleId: string | undefined
}

/**
 * Deletes a role; whoever has it gets the replacement in the same moment.
 * @throws 403 when it stands above the person's own, 409 when it must stay or is in use and
 * nothing replaces it, 412 when somebody saved in between, 422 when the replacement does not fit
 */
export async function deleteRole(
  change: VersionedChange & Pick<Call, 'language'>,
  { id, replacementRoleId }: Deletion,
): Promise<void> {
  const { db, person, version } = change
  const seen = await findRole(db, id)
  if (!seen) throw notFound()
  const judge = await judgeOf(db, person)
  refuse(refusalToCopy(seen, judge))
  await holdStill(change, [id, replacementRoleId ?? id])
  await changeVersioned(
    db,
    { table: 'roles', id, version, current: () => readRole(change, id) },
    {},
  )
  refuse(refusalToDelete(seen, judge))
  const role = theKnown(await findRole(db, id))
  const replacement = await replacementFor(change, { role, replacementRoleId })
  if (replacement) await moveUsersToRole(change, { from: role, to: replacement })
  await db.deleteFrom('roles').where('id', '=', id).execute()
  await change.audit({
    action: 'roles.deleted',
    entity: 'role',
    entityId: id,
    reference: role.name,
    changes: replacement
      ? { users: [role.users, 0], replacement: [null, replacement.name] }
      : { users: [0, 0] },
  })
  await change.announce({ topic: 'roles', id, subject: 'Roles List' })
  if (replacement) await announceAccess(change, replacement.id)
}

/** From here on nobody is given these roles: whoever tries waits for this change. */
const holdStill = ({ db }: Change, ids: readonly string[]) =>
  db.selectFrom('roles').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()

/** Null when nobody has the role, so that nothing need replace it. */
async function replacementFor(
  change: Change,
  { role, replacementRoleId }: { role: StoredRole; replacementRoleId: string | undefined },
): Promise<StoredRole | null> {
  if (role.users === 0) return null
  if (!replacementRoleId)
    throw new Problem(409, 'roleInUse', {
      params: { users: role.users },
      extra: { users: role.users },
    })
  const replacement = await findRole(change.db, replacementRoleId)
  if (!replacement || replacement.id === role.id) throw unfit('missing')
  if (replacement.userType !== role.userType) throw unfit('sameUserType')
  if (!mayAssign(change.person, replacement, ofNobody)) throw unfit('beyondOwn')
  return replacement
}

const unfit = (code: string) => invalidField('replacementRoleId', code)
