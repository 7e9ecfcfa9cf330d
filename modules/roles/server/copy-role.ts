import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { insertRole } from './add-role.ts'
import { refuse } from './edit-role.ts'
import { refusalToCopy } from './role.policy.ts'
import { findRole, judgeOf } from './role.queries.ts'

/**
 * Adds a role with the permissions of another.
 * @returns the id of the copy
 * @throws 403 when that one stands above the person's own, 422 when the name is taken
 */
export async function copyRole(change: Change, id: string, name: string): Promise<string> {
  const source = await findRole(change.db, id)
  if (!source) throw notFound()
  refuse(refusalToCopy(source, await judgeOf(change.db, change.person)))
  const { description, userType, isAdminType, rules } = source
  return insertRole(change, { name, description, userType, isAdminType, rules })
}
