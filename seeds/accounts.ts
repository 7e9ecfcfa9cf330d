import { insertRows, newIds } from './insert-rows.ts'
import { cast, colleagues, programsOf, teamOf, type CastMember } from './cast.ts'
import type { Staff } from './funding/staff.ts'
import type { Db } from '#kit/server/call.ts'
import { hashPassword } from '#modules/accounts/server/passwords.ts'
import { installedAs } from '#modules/roles/contract/installed-as.ts'
import type { RolePresetKey } from '#modules/roles/contract/named-role.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'

const members: CastMember[] = [...Object.values(cast), ...Object.values(colleagues)]

interface Role {
  id: string
  name: string
}
type Roles = Map<RolePresetKey, Role>

/** The roles an installation starts with. */
export async function insertRoles(
  db: Db,
  { brand, since }: { brand: string; since: Date },
): Promise<Roles> {
  const newId = await newIds(db, rolePresets.length)
  const rows = rolePresets.map(({ key, userType, adminType, rules }) => ({
    id: newId(),
    key,
    ...installedAs(key, brand),
    user_type: userType,
    is_admin_type: adminType,
    rules,
    created_at: since,
    updated_at: since,
  }))
  await insertRows(db, 'roles', rows)
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]))
}

/** Everybody with the one password, and the programs that they work in. */
export async function insertUsers(
  db: Db,
  on: { roles: Roles; programIds: ReadonlyMap<string, string>; since: Date; now: Date },
): Promise<Staff> {
  const newId = await newIds(db, members.length)
  const hash = await hashPassword(cast.superAdmin.password)
  const teams = await insertTeams(db, on.since)
  const people = members.map((member, at) => ({ member, id: newId(), at }))
  await insertRows(
    db,
    'users',
    people.map(({ member, id, at }) => ({
      id,
      email: member.email,
      name: member.name,
      language: member.language,
      type: typeOf(member.role),
      role_id: on.roles.get(member.role)!.id,
      team_id: teams.get(teamOf[member.email] ?? '') ?? null,
      password_hash: hash,
      password_changed_at: on.since,
      created_at: on.since,
      updated_at: on.since,
      last_sign_in_at: new Date(on.now.getTime() - (at * 7 + 2) * 3_600_000),
    })),
  )
  await insertRows(
    db,
    'user_programs',
    people.flatMap(({ member, id }) =>
      codesOf(member).map((code) => ({ user_id: id, program_id: on.programIds.get(code) })),
    ),
  )
  return staffOf(people, on.roles)
}

async function insertTeams(db: Db, since: Date): Promise<Map<string, string>> {
  const names = [...new Set(Object.values(teamOf))]
  const newId = await newIds(db, names.length)
  const rows = names.map((name) => ({ id: newId(), name, created_at: since, updated_at: since }))
  await insertRows(db, 'teams', rows)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

const typeOf = (key: RolePresetKey) => rolePresets.find((preset) => preset.key === key)!.userType
const codesOf = ({ email }: CastMember): readonly string[] =>
  (programsOf as Record<string, readonly string[]>)[email] ?? []

function staffOf(people: readonly { member: CastMember; id: string }[], roles: Roles): Staff {
  const actors = people.map(({ member, id }) => ({
    member,
    actor: { id, name: member.name, role: roles.get(member.role)!.name },
  }))
  return {
    of: ({ email }) => actors.find(({ member }) => member.email === email)!.actor,
    officersOf: (code) =>
      actors
        .filter(({ member }) => member.role === 'caseOfficer' && codesOf(member).includes(code))
        .map(({ actor }) => actor),
  }
}

/** The two accounts of applicants belong to records of the demonstration. */
export async function linkApplicants(
  db: Db,
  { employerId, participantId }: { employerId: string; participantId: string },
) {
  await db
    .updateTable('users')
    .set({ employer_id: employerId })
    .where('email', '=', cast.employer.email)
    .execute()
  await db
    .updateTable('users')
    .set({ participant_id: participantId })
    .where('email', '=', cast.employee.email)
    .execute()
}
