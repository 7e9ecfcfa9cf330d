import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'

/** The case of a placement, as an early end opens it, with a step that is due. */
export async function orphanedCaseOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into orphaned_cases (placement_id, application_id, participant_id, program_id, former_employer_id, trigger,
      orphaned_on, days_used, days_left, amount_left, region, noc, language, name, due_on)
    select l.id, l.application_id, l.participant_id, l.program_id, (select id from employers where id <> l.employer_id
        order by id limit 1), 'endedEarly', organisation_today() - 3, 0, 70, 1000, a.region, a.noc, t.language,
      searchable(t.last_name || ' ' || t.first_name), organisation_today() + 1
    from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
    where l.id = ${placementId} returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`insert into orphaned_steps (case_id, step, place, due_on)
    values (${id}, 'contact', 0, organisation_today() + 1)`.execute(db)
  return id
}

/** Somebody has worked in it for a while: a check has failed, and the case officer asks that it passes. */
export async function secondCheckpointOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const by = { by: 'Nobody here', byId: null, at: '2026-01-05T15:00:00.000Z' }
  const nothing = { found: null, evidenceId: null, refused: null, override: null, asked: null }
  const failed = { ...nothing, ...by, result: 'fail', note: 'No totals' }
  const results = { payer: failed, payStub: { ...failed, asked: { ...by, reason: 'It follows' } } }
  await sql`
    insert into placement_checkpoints (placement_id, application_id, opens_on, due_on, status, results, recheck_on)
    select id, application_id, organisation_today() - 10, organisation_today() + 2, 'failed',
      ${JSON.stringify(results)}::jsonb, organisation_today() + 20
    from placements where id = ${placementId}`.execute(db)
}

/** The placement of an application, offered to its employer. */
export async function placementOf(
  { db }: Pick<TestServer, 'db'>,
  applicationId: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into placements (application_id, program_id, participant_id, employer_id, position_title,
      start_on, planned_end_on, hours_per_week, hourly_wage, funding, committed_amount)
    select id, program_id, participant_id, employer_id, position_title, start_on, end_on,
      hours_per_week, hourly_wage, funding, 1 from applications where id = ${applicationId}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}
