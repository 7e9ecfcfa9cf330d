import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Permission, SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { likeText } from '#kit/server/list-query.ts'
import { Permissions, rulesFor, type RoleRule } from '#kit/server/permissions.ts'
import type { Db } from '#kit/server/call.ts'
import type { Caller, Identity } from '#kit/server/identity.ts'
import type { Person } from '#kit/server/person.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import type { AbilityRule, UserData } from '../contract/accounts.endpoints.ts'
import { avatarUrl } from './profile.queries.ts'
import { settings as own } from './accounts.settings.ts'
import { roleName } from './role-names.queries.ts'

/** What this portal knows of people besides; a visitor and the system have nothing of it. */
declare module '#kit/server/person.ts' {
  interface Person {
    employerId?: string | null
    participantId?: string | null
    programIds?: readonly string[]
  }
}

/** What is known of somebody who calls. */
export interface PersonRow {
  session_id: string | null
  id: string
  name: string
  type: UserData['type']
  language: Language
  role: string
  rules: RoleRule[]
  employer_id: string | null
  participant_id: string | null
  program_ids: string[]
  team_id: string | null
}

interface SessionRow extends PersonRow {
  seen_long_ago: boolean
  must_change_password: boolean
  password_age_days: number | null
  challenged: boolean
}

/**
 * Looks up a bearer token: one indexed read with everything a request needs. Activity is written
 * at most once a minute, and not for what a page asks by itself.
 */
export function identifyBy(
  database: Kysely<Database>,
  settings: Settings,
  subjects: Record<string, SubjectDeclaration>,
) {
  return async (
    token: string,
    { isAttended }: Pick<Caller, 'isAttended'>,
  ): Promise<Identity | null> => {
    const row = await readSession(database, settings, token)
    if (!row) return null
    if (row.seen_long_ago && isAttended)
      await database
        .updateTable('sessions')
        .set({ last_seen_at: sql<string>`clock_now()` })
        .where('id', '=', row.session_id)
        .execute()
    return {
      person: personOf(row, subjects),
      passwordExpired: row.must_change_password || isPasswordTooOld(row, settings),
      challenged: row.challenged,
    }
  }
}

async function readSession(database: Kysely<Database>, settings: Settings, token: string) {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.challenged,
      s.last_seen_at < clock_now() - ${activityStep(settings)} * interval '1 millisecond' as seen_long_ago,
      u.id, u.email, u.name, u.type, u.language, r.name as role, r.rules, u.employer_id, u.participant_id,
      u.team_id, u.must_change_password,
      extract(day from clock_now() - u.password_changed_at)::int as password_age_days,
      array(select program_id::text from user_programs where user_id = u.id) as program_ids
    from sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
    where s.token_hash = ${secretHash(token)} and s.ended_at is null and s.expires_at > clock_now()
      and s.last_seen_at > clock_now() - ${settings.sessionIdle} * interval '1 millisecond'
      and u.status = 'active'`.execute(database)
  return rows[0]
}

/** Activity is noted in steps; fine ones where sessions are short. */
const activityStep = ({ sessionIdle }: Settings) => Math.min(60_000, sessionIdle / 10)

/** Somebody as of now, without a session: for what goes out on that person's behalf. */
export async function readPerson(
  db: Db,
  subjects: Record<string, SubjectDeclaration>,
  userId: string,
): Promise<Person | null> {
  const [row] = await readPeople(db, sql<boolean>`u.id = ${userId}`)
  return row ? personOf(row, subjects) : null
}

/** Where to write to somebody, and in which language. */
export const readRecipient = async (db: Db, userId: string) => {
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select email, name, language from users where id = ${userId}`.execute(db)
  const [user] = rows
  if (!user) throw new Error('a letter to nobody')
  return user
}

/** Staff who may sign in, with where to write to them. */
export async function readActiveStaff(db: Db, subjects: Record<string, SubjectDeclaration>) {
  const rows = await readPeople(db, sql<boolean>`u.type = 'staff'`)
  return rows.map((row) => ({
    ...personOf(row, subjects),
    email: row.email,
    isAdmin: row.is_admin_type,
  }))
}

/** Of whom nothing is known: with at least some record is asked whatever the scope. */
const unknown = {
  $userId: null,
  $programIds: [],
  $employerId: null,
  $participantId: null,
  $teamId: null,
}

/** Roles that let staff do any of several things, with at least some record. */
export async function readRolesThat(
  db: Db,
  subjects: Record<string, SubjectDeclaration>,
  any: readonly Permission[],
): Promise<string[]> {
  const roles = await db.selectFrom('roles').select(['id', 'rules']).execute()
  return roles
    .filter(({ rules }) => {
      const permissions = new Permissions(rulesFor(rules as RoleRule[], subjects, unknown))
      return any.some((permission) => permissions.allows(permission))
    })
    .map(({ id }) => id)
}

interface StaffAsked {
  roleIds: readonly string[]
  /** Of a name, the beginning of any of its words. */
  typed: string
  from: number
  most: number
}

/** Staff who may sign in, of some roles and with a name that begins so, in the order of names. */
export async function readStaffByName(
  db: Db,
  subjects: Record<string, SubjectDeclaration>,
  { roleIds, typed, from, most }: StaffAsked,
): Promise<Person[]> {
  const wanted = sql<boolean>`u.type = 'staff' and u.role_id = any(${[...roleIds]}::uuid[])
    and ' ' || searchable(u.name) like '% ' || searchable(${likeText(typed.trim())}) || '%'`
  const page = sql`searchable(u.name), u.id limit ${most} offset ${from}`
  return (await readPeople(db, wanted, page)).map((row) => personOf(row, subjects))
}

async function readPeople(db: Db, wanted: RawBuilder<boolean>, order = sql`u.name, u.id`) {
  const { rows } = await sql<PersonRow & { email: string; is_admin_type: boolean }>`
    select null as session_id, u.id, u.email, u.name, u.type, u.language, r.name as role, r.rules,
      r.is_admin_type, u.employer_id, u.participant_id, u.team_id,
      array(select program_id::text from user_programs where user_id = u.id) as program_ids
    from users u join roles r on r.id = u.role_id
    where u.status = 'active' and ${wanted} order by ${order}`.execute(db)
  return rows
}

/** Whether a password must be changed before anything else is done. */
export const isPasswordTooOld = (
  row: { password_age_days: number | null },
  settings: Settings,
): boolean =>
  settingsOf(settings, own).passwordExpiryDays > 0 &&
  (row.password_age_days ?? 0) >= settingsOf(settings, own).passwordExpiryDays

export function personOf(row: PersonRow, subjects: Record<string, SubjectDeclaration>): Person {
  const facts = {
    $userId: row.id,
    $programIds: row.program_ids,
    $employerId: row.employer_id,
    $participantId: row.participant_id,
    $teamId: row.team_id,
  }
  return {
    userId: row.id,
    type: row.type,
    name: row.name,
    role: row.role,
    language: row.language,
    sessionId: row.session_id,
    employerId: row.employer_id,
    participantId: row.participant_id,
    programIds: row.program_ids,
    permissions: new Permissions(rulesFor(row.rules, subjects, facts)),
  }
}

/** What the browser keeps of the person. */
export async function readUserData(database: Kysely<Database>, userId: string): Promise<UserData> {
  const row = await database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'users.id',
      'users.type',
      'users.name',
      'users.email',
      'users.language',
      'users.avatar_key',
      'roles.preset as rolePreset',
      roleName('en', 'roles').as('en'),
      roleName('fr', 'roles').as('fr'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    uuid: row.id,
    type: row.type as UserData['type'],
    role: row[row.language as Language],
    rolePreset: row.rolePreset as UserData['rolePreset'],
    name: row.name,
    email: row.email,
    language: row.language as Language,
    avatarUrl: avatarUrl(row.avatar_key),
  }
}

export const abilityRulesOf = (permissions: Permissions) => permissions.rules as AbilityRule[]
