import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { RoleRule } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { roleName } from '#modules/accounts/server/role-names.queries.ts'
import type { RoleNamed } from '#modules/roles/contract/named-role.ts'
import type { UserType } from '../contract/user.ts'
import { mayAssign } from './may-assign.ts'

export interface GivenRole {
  id: string
  key: string | null
  name: string
  userType: UserType
  isAdminType: boolean
  rules: readonly RoleRule[]
}

const select = sql`select id, key, name, user_type as "userType", is_admin_type as "isAdminType", rules from roles`

export async function findRole(db: Db, id: string): Promise<GivenRole | null> {
  const { rows } = await sql<GivenRole>`${select} where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The roles that somebody may give; employees register by themselves. */
export async function readAssignableRoles({
  db,
  person,
  language,
}: {
  db: Db
  person: Person
  language: Language
}) {
  const { rows } = await sql<GivenRole & RoleNamed>`
    select r.id, r.key, ${roleName(language)} as name, r.preset, r.user_type as "userType",
      r.is_admin_type as "isAdminType", r.rules
    from roles r where r.user_type <> 'employee' order by name`.execute(db)
  const ownType = person.type === 'staff' ? null : person.type
  const holding = {
    $programIds: person.programIds ?? [],
    $employerId: person.employerId ?? null,
    $teamId: null,
  }
  return rows
    .filter((role) => !ownType || role.userType === ownType)
    .filter((role) => mayAssign(person, role, holding))
    .map(({ id, name, preset, userType, isAdminType }) => ({
      id,
      name,
      preset,
      userType,
      isAdminType,
    }))
}
