import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { roleNamed } from '#modules/accounts/server/role-names.queries.ts'
import type { Colleague, TeamRecord } from '../contract/management.endpoints.ts'
import { countOpenWork, type OpenWork } from './open-work.ts'

const select = sql`select t.id, t.name, t.version, t.created_at as "createdAt",
  t.updated_at as "updatedAt", (select count(*)::int from users u where u.team_id = t.id) as members
  from teams t`

export async function readTeams(db: Db): Promise<TeamRecord[]> {
  const { rows } = await sql<TeamRecord>`${select} order by searchable(t.name)`.execute(db)
  return rows
}

export async function findTeam(db: Db, id: string): Promise<TeamRecord | undefined> {
  const { rows } = await sql<TeamRecord>`${select} where t.id = ${id}`.execute(db)
  return rows[0]
}

export async function readTeam(db: Db, id: string): Promise<TeamRecord> {
  const team = await findTeam(db, id)
  if (!team) throw notFound()
  return team
}

type Person = Omit<Colleague, 'openWork'>

/** Active staff, and whoever else still has open work, with how much of each kind. */
export async function readManagement(
  { db, language }: { db: Db; language: Language },
  openWork: readonly OpenWork[],
) {
  const { rows } = await sql<Person>`
    select u.id, u.name, ${roleNamed(language)} as role, t.name as team, u.status
    from users u join roles r on r.id = u.role_id left join teams t on t.id = u.team_id
    where u.type = 'staff' and u.status in ('active', 'disabled')
    order by searchable(u.name) limit 1000`.execute(db)
  const ids = rows.map(({ id }) => id)
  const workOf = await countOpenWork(db, openWork, ids)
  const counted = rows.map((person): Colleague => ({ ...person, openWork: workOf(person.id) }))
  return {
    kinds: openWork.map(({ kind }) => kind),
    data: counted.filter((each) => each.status === 'active' || each.openWork.length > 0),
  }
}
