import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { roleDescription, roleName } from '#modules/accounts/server/role-names.queries.ts'
import { inOrder } from '../contract/permission-set.ts'
import type { RoleRule } from '../contract/reach.ts'
import { role } from '../contract/role.ts'
import type { RoleRecord, RoleRow } from '../contract/roles.endpoints.ts'
import { canDo, type Judge } from './role.policy.ts'

export type StoredRole = Omit<RoleRecord, 'can'>

const users = sql`(select count(*)::int from users u where u.role_id = r.id)`

/** A role as its screens show it, with what the person may do with it. */
export async function readRole(
  { db, person, language }: { db: Db; person: Person; language: Language },
  id: string,
): Promise<RoleRecord> {
  const stored = await findRole(db, id, spokenBy(language))
  if (!stored) throw notFound()
  return { ...stored, can: canDo(stored, await judgeOf(db, person)) }
}

/** In place of the columns of these names. */
const spokenBy = (language: Language) =>
  sql`, ${roleName(language)} as name, ${roleDescription(language)} as description`

/** A role as it is stored, with the number of its users, its rules in order; null when there is none. */
export async function findRole(db: Db, id: string, spoken = sql``): Promise<StoredRole | null> {
  const { rows } = await sql<StoredRole>`
    select ${selectBase('r')}, ${selectFields(role, 'r')}, r.key, r.preset,
      ${users} as users${spoken}
    from roles r where r.id = ${id}`.execute(db)
  const [stored] = rows
  return stored ? { ...stored, rules: inOrder(stored.rules) as StoredRole['rules'] } : null
}

/** The person who calls, with the role that they have. */
export async function judgeOf(db: Db, person: Person): Promise<Judge> {
  const found = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['roles.id', 'roles.rules'])
    .where('users.id', '=', person.userId)
    .executeTakeFirst()
  return {
    person,
    roleId: found?.id ?? null,
    rules: (found?.rules ?? []) as unknown as readonly RoleRule[],
  }
}

type ReadRow = Omit<RoleRow, 'can'> & { rules: RoleRule[] }

export function toRoleRow({ rules, ...row }: ReadRow, judge: Judge): RoleRow {
  return { ...row, can: canDo({ ...row, rules }, judge) }
}

export function roleListSource(db: Kysely<Database>, language: Language): ListSource {
  return {
    from: sql`roles r`,
    id: sql`r.id`,
    columns: {
      name: sql`searchable(${roleName(language)})`,
      userType: sql`r.user_type`,
      users,
      updatedAt: sql`r.updated_at`,
    },
    where: [],
    search: (text) =>
      sql<boolean>`searchable(${roleName(language)} || ' ' || coalesce(${roleDescription(language)}, ''))
        like '%' || searchable(${likeText(text)}) || '%'`,
    select: sql`r.id, r.version, r.updated_at as "updatedAt", r.key, r.preset,
      r.rules, ${selectFields(role, 'r', 'inList')}, ${users} as users${spokenBy(language)}`,
    total: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from roles`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}
