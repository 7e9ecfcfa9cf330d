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

/** The same application once more, of another employer in another program. */
export async function alsoIn(applicationId: string, program: string) {
  const { rows } = await sql<{ id: string }>`
    insert into applications (program_id, employer_id, participant_id, participant_name, participant_email, language,
      position_title, noc, duties, supervisor_name, workplace_street, workplace_city, region, workplace_postal_code,
      employment_type, start_on, end_on, hours_per_week, hourly_wage, learning_plan, net_new, requested_amount,
      funding, signatory_name, signatory_title, review_due_on)
    select p.id, (select id from employers where id <> a.employer_id and id not in
        (select employer_id from users where employer_id is not null) order by id limit 1), participant_id,
      participant_name, participant_email, a.language, 'Secret position', noc, duties, supervisor_name, workplace_street,
      workplace_city, region, workplace_postal_code, employment_type, start_on, end_on, hours_per_week, hourly_wage,
      learning_plan, net_new, requested_amount, funding, signatory_name, signatory_title, review_due_on
    from applications a, programs p where a.id = ${applicationId} and p.code = ${program}
    returning id`.execute(server.db)
  return rows[0]?.id ?? ''
}

/** As if it were approved: the placement of an application. */
export async function placed(applicationId: string, status: string, committed: string) {
  await sql`insert into placements (application_id, program_id, participant_id, employer_id, position_title, start_on,
      planned_end_on, hours_per_week, hourly_wage, funding, committed_amount, status, ended_on,
      cancelled_on, cancel_side, cancel_reason)
    select id, program_id, participant_id, employer_id, position_title, '2026-10-05', '2027-03-21', hours_per_week,
      hourly_wage, funding, ${committed}, ${status}, case when ${status} = 'ended' then '2026-11-01'::date end,
      case when ${status} = 'cancelled' then '2026-11-01'::date end,
      case when ${status} = 'cancelled' then 'program' end, case when ${status} = 'cancelled' then 'other' end
    from applications where id = ${applicationId}`.execute(server.db)
}

/** Runs something while a role has a subject without one of its groups of fields. */
export async function withoutGroup(
  role: string,
  subject: string,
  group: string,
  work: () => Promise<void>,
) {
  const { rules } = await server.db
    .selectFrom('roles')
    .select('rules')
    .where('key', '=', role)
    .executeTakeFirstOrThrow()
  await sql`update roles r set rules = (select jsonb_agg(case when rule->>'subject' = ${subject}
      then jsonb_set(rule, '{fields}', (rule->'fields') - ${group}::text) else rule end)
    from jsonb_array_elements(r.rules) rule) where r.key = ${role}`.execute(server.db)
  try {
    await work()
  } finally {
    await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = ${role}`.execute(
      server.db,
    )
  }
}
