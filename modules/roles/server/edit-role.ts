import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Call, Change } from '#kit/server/call.ts'
import { invalidField, notFound, Problem, refused } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { grantsBeyond } from '../contract/ceiling.ts'
import { changesBetween, inOrder, permissionSetOf } from '../contract/permission-set.ts'
import type { RoleRule } from '../contract/reach.ts'
import { rolePresets } from '../contract/role-presets.ts'
import { role } from '../contract/role.ts'
import { refuseBeyond } from './add-role.ts'
import { asStored, isNameTaken } from './role-name.ts'
import { announceAccess } from './announce-access.ts'
import { refusalToCopy, refusalToEdit, type Judge } from './role.policy.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { findRole, judgeOf, readRole, type StoredRole } from './role.queries.ts'

type ChangedRole = z.infer<typeof role.update>

/**
 * Saves what was changed of a role; its users feel it with their next request.
 * @throws 403 when it stands above the person's own, 409 for the super administrators', 412 when
 * somebody saved in between, 422 when a rule grants what the person does not have
 */
export async function editRole(
  change: VersionedChange & Pick<Call, 'language'>,
  id: string,
  given: ChangedRole,
): Promise<void> {
  const { db, person, version } = change
  const before = await findRole(db, id)
  if (!before) throw notFound()
  const judge = await judgeOf(db, person)
  refuse(refusalToCopy(before, judge))
  const target = { table: 'roles', id, version, current: () => readRole(change, id) } as const
  await refuseStale(db, target, before.version)
  refuse(refusalToEdit(before, judge))
  const input = await asStored(db, id, given)
  const after = { ...before, ...input, rules: inOrder(input.rules ?? before.rules) }
  refuseTooMuch(judge, { before, after, sent: input.rules ?? before.rules })
  await refuseContradictions(change, before, after)
  const changes = changesOf({ before, after, input })
  if (isNothing({ ...changes.facts, ...changes.permissions })) return
  const row = toRow(role, input.rules ? { ...input, rules: after.rules } : input)
  await changeVersioned(db, target, row)
  await recordEdit(change, { before, input, changes })
}

/** A refusal of the policy as an answer: a missing permission, or a role that stays as it is. */
export function refuse(reason: string | null) {
  if (reason === 'roleAboveOwn') throw new Problem(403, reason)
  if (reason !== null) throw refused(reason)
}

interface Edit {
  before: StoredRole
  after: { userType: string; rules: readonly RoleRule[] }
}

/** What a role of the installation came with, it may be given back. */
function refuseTooMuch({ rules }: Judge, edit: Edit & { sent: readonly RoleRule[] }) {
  const { before, after, sent } = edit
  const preset = rolePresets.find(({ key }) => key === before.key)
  const known = after.userType === before.userType ? [before.rules, preset?.rules ?? []] : []
  refuseBeyond(grantsBeyond(rules, { userType: after.userType, rules: sent }, known))
}

async function refuseContradictions(
  { db }: Change,
  before: StoredRole,
  after: { name: string; userType: string },
) {
  const isOther = after.userType !== before.userType
  if (isOther && (before.users > 0 || before.key)) throw invalidField('userType', 'typeInUse')
  if (await isNameTaken(db, after.name, before.id)) throw invalidField('name', 'taken')
}

function changesOf({ before, after, input }: Edit & { input: ChangedRole }) {
  const { rules: _, ...facts } = input
  return {
    facts: differences(before, facts, role.fields),
    permissions: changesBetween(permissionSetOf(before.rules), permissionSetOf(after.rules)),
  }
}

async function recordEdit(
  change: VersionedChange & Pick<Call, 'language'>,
  edit: { before: StoredRole; input: ChangedRole; changes: ReturnType<typeof changesOf> },
) {
  const { before, input, changes } = edit
  const { id } = before
  await change.audit({
    action: 'roles.edited',
    entity: 'role',
    entityId: id,
    reference: input.name ?? before.name,
    changes: { ...changes.facts, ...changes.permissions },
  })
  const version = change.version + 1
  await change.announce({ topic: 'roles', id, version, subject: 'Roles List' })
  if (!isNothing(changes.permissions) && before.users > 0) await announceAccess(change, id)
}
