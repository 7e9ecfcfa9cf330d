import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

/** That a case officer was shown what a participant says about themselves. */
export async function revealOf({ db }: Pick<TestServer, 'db'>, participantId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into audit_log (actor_id, actor_name, actor_role, action, entity, entity_id, reference, reason)
    select u.id, u.name, 'Case Officer', 'participants.selfIdentificationRevealed', 'participant', p.id,
      p.reference, 'For the report'
    from participants p, users u where p.id = ${participantId} and u.email = ${cast.caseOfficer.email}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}
