import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { positionAnswers } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { Things, Which } from './things.ts'

interface About {
  world: { things: Record<Which, Things> }
  kind: string
}

/** A sheet from which an application came. */
export async function sheetOf({ db }: Pick<TestServer, 'db'>, applicationId: string) {
  const { rows } = await sql<{ id: string }>`
    with sheet as (insert into participant_sheets (person_id, closed_at)
        select id, clock_now() from users where email = ${cast.caseOfficer.email} returning id),
      asked as (insert into participant_sheet_submissions (sheet_id, asked_at, row_count, told_at)
        select id, clock_now(), 1, clock_now() from sheet),
      kept as (insert into participant_sheet_rows (sheet_id, key, position, state, application_id, asked_at)
        select id, 'participant1', 1, 'sent', ${applicationId}::uuid, clock_now() from sheet
        on conflict (application_id) do update set state = 'sent' returning sheet_id)
    select sheet_id as id from kept`.execute(db)
  return rows[0]?.id ?? ''
}

/** What is typed into a sheet of several participants. */
export const sheetBodies: Record<string, (about: About) => object> = {
  saveSheet: () => ({ rows: [{ key: 'participant1', cells: { firstName: 'Zoé' } }] }),
  withdrawSheet: ({ world, kind }) => ({
    ids: [world.things[kind === 'other' ? 'other' : 'own'].applicationId],
    reason: 'Changed plans',
  }),
  pasteRows: () => ({ text: 'Zoé' }),
  submitSheet({ world, kind }) {
    const { programId, employerId } = world.things[kind === 'other' ? 'other' : 'own']
    const { participantName: _name, participantEmail: _email, ...terms } = positionAnswers(1)
    return { programId, employerId, language: 'en', ...terms }
  },
}
