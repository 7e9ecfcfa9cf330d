import { sql } from 'kysely'
import type { OnHappening } from '#kit/server/happening.ts'
import { tellingJob } from './tell-followers.ts'

/** Keeps what has happened to a record that somebody else follows; they are told once it is certain. */
export const keepHappening: OnHappening = async ({ db, person, startJob }, happening) => {
  const { entity, id, action, reference, also } = happening
  const { numAffectedRows } = await sql`
    insert into happenings (entity, record_id, action, reference, actor_id, actor_type, also_entity, also_id)
    select ${entity}, ${id}::uuid, ${action}, ${reference}, ${person.userId}::uuid, ${person.type}::text,
      ${also?.entity ?? null}, ${also?.id ?? null}::uuid
    where exists (select 1 from record_stances stance
      where stance.entity = ${entity} and stance.record_id = ${id}::uuid and stance.stance = 'follow'
        and stance.user_id is distinct from ${person.userId}::uuid)`.execute(db)
  if (numAffectedRows) startJob(tellingJob)
}
