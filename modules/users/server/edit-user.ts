import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Call, Change } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { refuseStale } from '#kit/server/versioned.ts'
import { changeUserAt } from '#modules/accounts/server/change-user.ts'
import { announceAccessChange } from '#modules/accounts/server/announce-access-change.ts'
import type { changeableUser } from '../contract/user.ts'
import { announceUser } from './announce-user.ts'
import { keepSuperAdmin } from './keep-super-admin.ts'
import type { OpenWork } from './open-work.ts'
import { placeInWords, requirePlace, setPrograms, type Place } from './place-user.ts'
import { tellOfRole } from './tell-of-role.ts'
import { requireAct } from './user.policy.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { loadUser, readUser } from './user.queries.ts'

type ChangedUser = z.infer<typeof changeableUser.update>
type Loaded = Awaited<ReturnType<typeof loadUser>>['record']

/**
 * Changes name, language, role, team or programs of a user; what they may do follows at their next
 * request.
 * @throws 403 for a role above one's own, 409 `lastSuperAdmin`, 412 when somebody saved in between
 */
export async function editUser(
  change: VersionedChange & Pick<Call, 'language'>,
  openWork: readonly OpenWork[],
  { id, input }: { id: string; input: ChangedUser },
): Promise<void> {
  const { db, person, version } = change
  const { record, judged } = await loadUser(db, id, person)
  requireAct('edit', judged, person)
  const before = placeOf(record)
  const after = placeOf({ ...record, ...given(input) })
  const [was, willBe] = [await placeInWords(db, before), await placeInWords(db, after)]
  const changes = { ...differences(record, plainParts(input)), ...differences(was, willBe) }
  const current = () => readUser(change, openWork, id)
  const target = { table: 'users', id, version, current } as const
  await refuseStale(db, target, record.version)
  if (isNothing(changes)) return
  const isMoved = JSON.stringify(before) !== JSON.stringify(after)
  if (isMoved) await requireMove(change, record, { before, after })
  await changeUserAt(
    change,
    { id, version, current },
    {
      name: input.name ?? record.name,
      language: input.language ?? record.language,
      role_id: after.roleId,
      team_id: after.teamId,
    },
  )
  await setPrograms(db, id, after.programIds)
  await change.audit({
    action: 'users.edited',
    entity: 'user',
    entityId: id,
    reference: record.name,
    changes,
  })
  await announceUser(change, { id, employerId: record.employerId, version: version + 1 })
  if (isMoved) await announceAccessChange(change, [id])
  if (before.roleId !== after.roleId)
    await tellOfRole(change, { id, before: was.role ?? '', after: willBe.role ?? '' })
}

const plainParts = ({ name, language }: ChangedUser) => ({
  ...(name !== undefined && { name }),
  ...(language !== undefined && { language }),
})

/** A part that is not sent stays as it is. */
const given = (input: ChangedUser) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const placeOf = ({ roleId, teamId, programIds, employerId }: Loaded): Place => ({
  roleId,
  teamId,
  programIds: [...new Set(programIds)].sort(),
  employerId,
})

async function requireMove(
  change: Change,
  record: Loaded,
  { before, after }: { before: Place; after: Place },
) {
  const isNewRole = before.roleId !== after.roleId
  const mayAssign = change.person.permissions.allows(
    { action: 'assign', subject: 'System Users Edit' },
    { id: record.id, employerId: record.employerId },
  )
  if (!mayAssign) throw forbidden()
  const role = await requirePlace(change, after, { isNewRole })
  if (role.userType !== record.type) throw invalidField('roleId', 'otherType')
  if (isNewRole) await keepSuperAdmin(change, record.id)
}
