import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Stance } from '../contract/following.endpoints.ts'
import type { Noticing } from './notice.queries.ts'
import { opens, readStance, requireStaff, type RecordOf } from './stance.queries.ts'

/**
 * Follows a record, mutes it, or neither any more; what may not be opened can still be left alone.
 * @throws 403 for others than staff, 404 for a record that the person may not open
 */
export async function setStance(
  change: Change,
  noticing: Noticing,
  { stance, ...record }: RecordOf & { stance: Stance },
): Promise<void> {
  const { db, person } = change
  requireStaff(person)
  if (stance !== 'usual' && !(await opens(db, noticing, { ...record, person }))) throw notFound()
  const before = await readStance(db, person, record)
  if (before === stance) return
  const { entity, id } = record
  if (stance === 'usual')
    await sql`delete from record_stances
      where user_id = ${person.userId} and entity = ${entity} and record_id = ${id}`.execute(db)
  else
    await sql`insert into record_stances (user_id, entity, record_id, stance)
      values (${person.userId}, ${entity}, ${id}, ${stance})
      on conflict (user_id, entity, record_id) do update set stance = excluded.stance, since = clock_now()`.execute(
      db,
    )
  await change.audit({
    action: 'notifications.stance',
    entity: 'user',
    entityId: person.userId,
    changes: { stance: [before, stance] },
  })
  await change.announce(personalEvent('followed-records', person.userId ?? ''))
}
