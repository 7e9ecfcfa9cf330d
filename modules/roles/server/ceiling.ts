import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { standsAbove } from '../contract/ceiling.ts'
import type { RoleRule } from '../contract/reach.ts'

interface Asking {
  db: Db
  person: Person
}

/** What the role of the person who calls says; nothing for visitors and the system. */
export async function ownRulesOf({ db, person }: Asking): Promise<readonly RoleRule[]> {
  const found = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('roles.rules')
    .where('users.id', '=', person.userId)
    .executeTakeFirst()
  return (found?.rules ?? []) as unknown as readonly RoleRule[]
}

/** Whether a person may give this role to somebody: nobody gives more than they have. */
export async function mayAssign(
  asking: Asking,
  role: { userType: string; rules: readonly RoleRule[] },
): Promise<boolean> {
  return standsAbove(await ownRulesOf(asking), role).length === 0
}
