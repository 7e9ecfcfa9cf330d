import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { moveUsers } from '#modules/accounts/server/move-users.ts'
import { announceAccessChange } from '#modules/accounts/server/announce-access-change.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { findTeam, readTeam } from './teams.queries.ts'

export async function addTeam(change: Change, name: string): Promise<string> {
  await refuseTakenName(change, name)
  const { id } = await change.db
    .insertInto('teams')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordTeam(change, { id, name }, { action: 'added', changes: { name: [null, name] } })
  return id
}

export async function renameTeam(change: VersionedChange, id: string, name: string): Promise<void> {
  const { db, version } = change
  const before = await readTeam(db, id)
  await refuseTakenName(change, name, id)
  await changeVersioned(
    db,
    { table: 'teams', id, version, current: () => readTeam(db, id) },
    { name },
  )
  const changes = { name: [before.name, name] as [string, string] }
  await recordTeam(change, before, { action: 'renamed', changes })
}

/**
 * Removes a team. Who is in it goes to the other team that is named, or to none.
 * @throws 409 `teamInUse` when there are members and nobody said what becomes of them
 */
export async function removeTeam(
  change: VersionedChange,
  id: string,
  membersTo: string | undefined,
): Promise<void> {
  const { db, version } = change
  const team = await readTeam(db, id)
  const current = () => readTeam(db, id)
  await changeVersioned(db, { table: 'teams', id, version, current }, { name: team.name })
  await moveMembers(change, team, membersTo)
  await db.deleteFrom('teams').where('id', '=', id).execute()
  await recordTeam(change, team, { action: 'removed', changes: { name: [team.name, null] } })
}

async function moveMembers(
  change: Change,
  team: { id: string; name: string },
  membersTo: string | undefined,
) {
  const { db } = change
  const target = membersTo && membersTo !== 'none' ? membersTo : null
  const next = target && target !== team.id ? await findTeam(db, target) : null
  if (target && !next) throw invalidField('membersTo', 'missing')
  const moved = await moveUsers(change, { by: 'team_id', from: team.id, to: next?.id ?? null })
  if (moved.length && !membersTo) throw refused('teamInUse', { members: moved.length })
  for (const { id, name } of moved)
    await change.audit({
      action: 'users.edited',
      entity: 'user',
      entityId: id,
      reference: name,
      changes: { team: [team.name, next?.name ?? null] },
    })
  await announceAccessChange(
    change,
    moved.map((member) => member.id),
  )
}

async function refuseTakenName({ db }: Change, name: string, id: string | null = null) {
  const { rows } = await sql`
    select 1 from teams where lower(name) = lower(${name}) and id is distinct from ${id}`.execute(
    db,
  )
  if (rows.length) throw invalidField('name', 'teamTaken')
}

async function recordTeam(
  change: Change,
  { id, name }: { id: string; name: string },
  { action, changes }: { action: string; changes: Record<string, [unknown, unknown]> },
) {
  await change.audit({
    action: `teams.${action}`,
    entity: 'team',
    entityId: id,
    reference: name,
    changes,
  })
  await change.announce({ topic: 'teams', id, subject: 'Users Management' })
}
