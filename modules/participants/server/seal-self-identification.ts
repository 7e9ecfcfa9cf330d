import { sql } from 'kysely'
import { inChange, type System } from '#kit/server/change.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'

const most = 500

/** What people said about themselves before such answers were sealed is sealed too. */
export const sealSelfIdentification: SteppedJob = {
  name: 'participants.sealSelfIdentification',
  step: (system: System) =>
    inChange(system, { person: systemPerson, requestId: null }, async ({ db, settings }) => {
      const { rows } = await sql<{ id: string; answers: unknown }>`
        select participant_id as id, answers from self_identifications
        where answers is not null limit ${most} for update skip locked`.execute(db)
      if (rows.length === 0) return false
      const sealed = rows.map(({ id, answers }) => ({
        id,
        sealed: encrypt(settings, JSON.stringify(answers)),
      }))
      await sql`update self_identifications s set sealed = n.sealed, answers = null
        from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as n(id uuid, sealed text)
        where s.participant_id = n.id`.execute(db)
      return rows.length === most
    }),
}
