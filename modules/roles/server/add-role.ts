import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { grantsBeyond, type Missing } from '../contract/ceiling.ts'
import { changesBetween, inOrder, permissionSetOf } from '../contract/permission-set.ts'
import { role } from '../contract/role.ts'
import { isNameTaken } from './role-name.ts'
import { judgeOf } from './role.queries.ts'

type NewRole = z.infer<typeof role.create>

/**
 * Adds a role.
 * @returns its id
 * @throws 422 when the name is taken, or a rule grants what the person does not have
 */
export async function addRole(change: Change, input: NewRole): Promise<string> {
  const { rules } = await judgeOf(change.db, change.person)
  refuseBeyond(grantsBeyond(rules, input))
  return insertRole(change, input)
}

/** Complains at each rule that grants what the person does not have. */
export function refuseBeyond(beyond: readonly Missing[]) {
  if (beyond.length === 0) return
  const complaint = [{ code: 'beyondOwn', params: {} }]
  throw invalid(Object.fromEntries(beyond.map(({ at }) => [`rules.${at}`, complaint])))
}

/** Stores a role whose permissions have been looked at. */
export async function insertRole(change: Change, input: NewRole): Promise<string> {
  const rules = inOrder(input.rules)
  if (await isNameTaken(change.db, input.name)) throw invalidField('name', 'taken')
  const added = await insertRow(change.db, 'roles', toRow(role, { ...input, rules }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw invalidField('name', 'taken')
  const { rules: _, ...facts } = input
  await change.audit({
    action: 'roles.added',
    entity: 'role',
    entityId: added.id,
    reference: input.name,
    changes: {
      ...differences({}, facts),
      ...changesBetween(permissionSetOf([]), permissionSetOf(rules)),
    },
  })
  await change.announce({ topic: 'roles', id: added.id, subject: 'Roles List' })
  return added.id
}
