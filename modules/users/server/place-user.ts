import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { forbidden, invalidField, Problem } from '#kit/server/problems.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { mayAssign, type Holding } from './may-assign.ts'
import { findRole, type GivenRole } from './role.queries.ts'

/** Where a user is to work: role, team and programs, all checked. */
export interface Place {
  roleId: string
  teamId: string | null
  programIds: readonly string[]
  employerId: string | null
}

/**
 * The role that a place asks for, if the person may give it for those programs.
 * @throws 422 at the field, 403 `roleAboveOwn`, 428 for an administrator's role without fresh proof
 */
export async function requirePlace(
  change: Change,
  place: Place,
  { isNewRole }: { isNewRole: boolean },
): Promise<GivenRole> {
  const { db, person } = change
  const role = await findRole(db, place.roleId)
  if (!role) throw invalidField('roleId', 'missing')
  if (role.userType === 'employee') throw invalidField('roleId', 'registersThemselves')
  if (person.type !== 'staff' && role.userType !== person.type) throw forbidden()
  await requireStaffPlace(db, role, place)
  if (!mayAssign(person, role, holdingOf(place))) throw new Problem(403, 'roleAboveOwn')
  if (isNewRole && role.isAdminType) await requireRecentProof(change)
  return role
}

const holdingOf = ({ employerId, teamId, programIds }: Place): Holding => ({
  $employerId: employerId,
  $teamId: teamId,
  $programIds: programIds,
})

/** Teams and programs are the staff's; each must exist. */
async function requireStaffPlace(db: Db, role: GivenRole, { teamId, programIds }: Place) {
  const isStaff = role.userType === 'staff'
  if (teamId && !(isStaff && (await hasAll(db, 'teams', [teamId]))))
    throw invalidField('teamId', 'missing')
  if (programIds.length && !(isStaff && (await hasAll(db, 'programs', programIds))))
    throw invalidField('programIds', 'missing')
}

async function hasAll(db: Db, table: 'teams' | 'programs', ids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(
    db,
  )
  return rows[0]?.count === new Set(ids).size
}

/** From now on the user works in these programs and no others. */
export async function setPrograms(db: Db, userId: string, programIds: readonly string[]) {
  await db.deleteFrom('user_programs').where('user_id', '=', userId).execute()
  const rows = [...new Set(programIds)].map((program_id) => ({ user_id: userId, program_id }))
  if (rows.length) await db.insertInto('user_programs').values(rows).execute()
}

/** What the history calls a place. */
export async function placeInWords(db: Db, { roleId, teamId, programIds }: Place) {
  const { rows } = await sql<{ role: string; team: string | null; programs: string | null }>`
    select (select name from roles where id = ${roleId}) as role,
      (select name from teams where id = ${teamId}) as team,
      (select string_agg(code, ', ' order by code) from programs
        where id = any(${[...programIds]}::uuid[])) as programs`.execute(db)
  return rows[0] ?? { role: null, team: null, programs: null }
}
