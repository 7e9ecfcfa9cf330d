import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { RoleRule } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { selectBase } from '#kit/server/storage.ts'
import { roleName } from '#modules/accounts/server/role-names.queries.ts'
import { methodsOf } from '#modules/accounts/server/second-factors.queries.ts'
import { selectErased } from '#modules/privacy/server/is-erased.queries.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { countOpenWork, type OpenWork } from './open-work.ts'
import { canDo, isPermitted, type Judged } from './user.policy.ts'

/** A user without what depends on who asks. */
type LoadedUser = Omit<UserRecord, 'can' | 'openWork' | 'factors' | 'role'>

type Stored = LoadedUser & {
  hasPassword: boolean
  roleRules: readonly RoleRule[]
  isLastSuperAdmin: boolean
}

/** Where somebody works: their own organisation, or that of the newest placement. */
export const organisationOf = sql`left join lateral (
    select pl.employer_id from placements pl where pl.participant_id = u.participant_id
    order by pl.start_on desc limit 1) placed on true
  left join employers e on e.id = coalesce(u.employer_id, placed.employer_id)`

export const refOf = (alias: string, name = 'name') =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else jsonb_build_object(
    'id', ${sql.ref(`${alias}.id`)}, ${sql.lit(name === 'reference' ? 'reference' : 'name')},
    ${sql.ref(`${alias}.${name}`)}) end`

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selectUser = sql`${selectBase('u')}, u.name, u.shown_email as email, u.type, u.status, u.language,
  u.role_id as "roleId", u.team_id as "teamId", u.employer_id as "employerId",
  u.last_sign_in_at as "lastSignInAt", u.must_change_password as "mustChangePassword",
  array(select program_id from user_programs where user_id = u.id order by program_id)::text[] as "programIds",
  ${refOf('t')} as team, ${refOf('e', 'legal_name')} as organisation, ${refOf('p', 'reference')} as participant,
  coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'code', g.code, 'name', g.name) order by g.code)
    from user_programs up join programs g on g.id = up.program_id where up.user_id = u.id), '[]') as programs,
  (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null
    and s.expires_at > clock_now() and not s.challenged) as sessions,
  (select jsonb_build_object('sentAt', ${instant('l.created_at')}, 'expiresAt', ${instant('l.expires_at')},
      'isOpen', l.expires_at > clock_now())
    from account_links l where l.user_id = u.id and l.kind = 'invitation' and l.used_at is null) as invitation,
  u.password_hash is not null as "hasPassword", r.rules as "roleRules",
  (r.key = 'superAdmin' and u.status = 'active' and not exists (select 1 from users o
    where o.role_id = r.id and o.status = 'active' and o.id <> u.id)) is true as "isLastSuperAdmin"`

/** A user with what acts are judged by; 404 when there is none or the person may not see them. */
export async function loadUser(
  db: Db,
  id: string,
  person: Person,
): Promise<{ record: LoadedUser; judged: Judged }> {
  const { rows } = await sql<Stored>`
    select ${selectUser}, ${selectErased(sql`u.id`, person)} from users u join roles r on r.id = u.role_id
      left join teams t on t.id = u.team_id left join participants p on p.id = u.participant_id
      ${organisationOf}
    where u.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored || !maySee(stored, person)) throw notFound()
  const { hasPassword, roleRules, isLastSuperAdmin, ...record } = stored
  const factors = await methodsOf(db, id)
  return {
    record,
    judged: {
      ...record,
      isErased: record.erased !== null,
      hasPassword,
      roleRules,
      isLastSuperAdmin,
      factors,
    },
  }
}

const maySee = ({ id, employerId }: Stored, person: Person) =>
  person.permissions.allows({ action: 'view', subject: 'System Users View' }, { id, employerId })

async function readRole(db: Db, id: string, language: Language): Promise<UserRecord['role']> {
  const { rows } = await sql<UserRecord['role']>`
    select r.id, ${roleName(language)} as name, r.preset, r.is_admin_type as "isAdminType"
    from roles r where r.id = ${id}`.execute(db)
  return theRow(rows)
}

/** A user as their screen shows them, with what the person may do with them now. */
export async function readUser(
  { db, person, language }: { db: Db; person: Person; language: Language },
  openWork: readonly OpenWork[],
  id: string,
): Promise<UserRecord> {
  const { record, judged } = await loadUser(db, id, person)
  const isColleague = record.type === 'staff' && person.type === 'staff'
  return {
    ...record,
    role: await readRole(db, record.roleId, language),
    factors: isPermitted('resetTwoFactor', judged, person) ? judged.factors : null,
    openWork: isColleague ? (await countOpenWork(db, openWork, [id]))(id) : [],
    can: canDo(judged, person),
  }
}

/** Organisations by part of their name; of an organisation's own people that one alone. */
export async function findOrganisations(db: Db, person: Person, search: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select e.id, e.legal_name as name from employers e
    where searchable(e.legal_name || ' ' || coalesce(e.operating_name, '')) like '%' || searchable(${search}) || '%'
      and ${person.permissions.where(
        { action: 'create', subject: 'System Users Create' },
        { employerId: sql`e.id`, id: sql`null::uuid` },
      )}
    order by e.legal_name limit 20`.execute(db)
  return rows
}
