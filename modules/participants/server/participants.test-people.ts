import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { ParticipantRecord } from '../contract/participants.endpoints.ts'

export const read = async (by: Caller, id: string) =>
  (await by.get<ParticipantRecord>(`/participants/${id}`)).body

export const participantOf = async (applicationId: string) => {
  const row = await server.db
    .selectFrom('applications')
    .select('participant_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.participant_id ?? ''
}

/** Who has applied to a program. */
export async function somebody(program?: string) {
  const id = await submitBothHalves(server)
  if (program)
    await sql`update applications set program_id = (select id from programs where code = ${program})
      where id = ${id}`.execute(server.db)
  return { applicationId: id, id: await participantOf(id) }
}
