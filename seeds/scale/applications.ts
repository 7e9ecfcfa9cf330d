import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { copyRows } from './copy-rows.ts'
import { drawn, drawnName } from './templates.ts'

/** A reference of the year of a moment; longer than six digits once the sequence is. */
const reference = (prefix: string, sequence: string, moment: string) => sql`
  ${sql.lit(prefix)} || to_char(${sql.ref(moment)}, 'YYYY') || '-' ||
  (select lpad(n, greatest(6, length(n)), '0') from (select nextval(${sql.lit(sequence)})::text n) s where g > 0)`

export interface Batch {
  from: number
  to: number
  templates: { employers: number; applications: number }
  rounds: number
}

/** What a batch's applications are copied from, who they are for, and how far they lie back. */
export async function drawBatch(db: Db, { from, to, templates, rounds }: Batch): Promise<void> {
  await sql`drop table if exists scale_batch`.execute(db)
  await sql`
    create temp table scale_batch on commit drop as
    select d.*, make_interval(secs => seconds) as shift, -(seconds / 86400) as days
    from (
      select g, uuidv7() as id, t.number as template_number, e.id as employer_id,
        case when t.participant_id is not null then uuidv7() end as participant_id,
        ${drawnName('first', 21, 't.language')} as first_name,
        ${drawnName('last', 22, 't.language')} || case ${drawn(23, 3)}
          when 0 then '-' || ${drawnName('last', 24, 't.language')} else '' end as last_name,
        -${drawn(25, sql`case when t.stage = 'pending' then 3 * 86400 else 20 * 86400 end`)} as seconds
      from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) g
        join template_applications t on t.number = 1 + ${drawn(26, templates.applications)}
        join (select g as number, id from scale_employers) e
          on e.number = t.employer_number + ${sql.lit(templates.employers)} * ${drawn(27, rounds)}
    ) d`.execute(db)
  await sql`analyze scale_batch`.execute(db)
}

const source = sql`scale_batch b join template_applications t on t.number = b.template_number`
const email = sql`regexp_replace(searchable(b.first_name || '.' || b.last_name), '[^a-z.]+', '-', 'g') || '.' || b.g || '@example.com'`

export async function addParticipants(db: Db): Promise<void> {
  const birthDate = sql`(t.birth_date - b.days_back)`
  await copyRows(db, 'participants', {
    from: sql`(select *, (-days + ${drawn(28, 180)})::int as days_back from scale_batch) b
      join template_applications a on a.number = b.template_number
      join participants t on t.id = a.participant_id`,
    columns: {
      id: sql`b.participant_id`,
      reference: reference('PAR-', 'participant_references', 't.created_at'),
      first_name: sql`b.first_name`,
      last_name: sql`b.last_name`,
      birth_date: birthDate,
      email,
      person_key: sql`searchable(b.first_name || ' ' || b.last_name) || ' ' || to_char(${birthDate}, 'YYYY-MM-DD')`,
      created_at: sql`t.created_at + b.shift`,
      updated_at: sql`t.updated_at + b.shift`,
      consented_at: sql`t.consented_at + b.shift`,
    },
  })
}

export async function addApplications(db: Db): Promise<void> {
  const moments = [
    'participant_completed_at',
    'submitted_at',
    'recommended_at',
    'decided_at',
    'created_at',
    'updated_at',
  ]
  const dates = ['start_on', 'end_on', 'review_due_on', 'information_due_on']
  await copyRows(db, 'applications', {
    from: source,
    columns: {
      ...Object.fromEntries(moments.map((each) => [each, sql`t.${sql.ref(each)} + b.shift`])),
      ...Object.fromEntries(dates.map((each) => [each, sql`t.${sql.ref(each)} - b.days`])),
      id: sql`b.id`,
      reference: reference('APP-', 'application_references', 't.submitted_at'),
      employer_id: sql`b.employer_id`,
      participant_id: sql`b.participant_id`,
      participant_name: sql`b.first_name || ' ' || b.last_name`,
      participant_email: email,
      // What was written about it, and the placement that it goes on from, are not copied.
      is_message_waiting: sql`false`,
      rematch_of: sql`null`,
      days_funded_before: sql`0`,
      left_of_placement: sql`null`,
    },
  })
}

export async function addCheckpoints(db: Db): Promise<void> {
  await copyRows(db, 'checkpoints', {
    from: sql`scale_batch b join template_applications a on a.number = b.template_number
      join checkpoints t on t.application_id = a.id`,
    columns: { id: sql`uuidv7()`, application_id: sql`b.id` },
  })
}

const ofItsEnd = [
  'cancelled_on',
  'cancelled_by',
  'cancel_side',
  'cancel_reason',
  'cancel_note',
  'last_worked_on',
  'end_side',
  'end_reason',
  'end_note',
  'end_recorded_at',
  'end_recorded_by',
  'amount_before_end',
  'used_funding',
]

export async function addPlacements(db: Db): Promise<void> {
  const [start, end] = [sql`(t.start_on - b.days)`, sql`(t.planned_end_on - b.days)`]
  await copyRows(db, 'placements', {
    from: sql`scale_batch b join template_applications a on a.number = b.template_number
      join placements t on t.application_id = a.id`,
    columns: {
      id: sql`uuidv7()`,
      reference: reference('PLA-', 'placement_references', 't.created_at'),
      application_id: sql`b.id`,
      participant_id: sql`b.participant_id`,
      employer_id: sql`b.employer_id`,
      start_on: start,
      planned_end_on: end,
      ended_on: sql`case when ${end} < organisation_today() then ${end} end`,
      accept_by: sql`t.accept_by - b.days`,
      start_by: sql`t.start_by - b.days`,
      started_on: sql`case when ${start} <= organisation_today() then ${start} end`,
      status: sql`case when ${start} > organisation_today() and t.accepted_at is not null then 'accepted' when ${start} > organisation_today() then 'planned' when ${end} < organisation_today() then 'completed' else 'active' end`,
      // None of them ended early, or was given up.
      committed_amount: sql`coalesce(t.amount_before_end, t.committed_amount)`,
      ...Object.fromEntries(ofItsEnd.map((each) => [each, sql`null`])),
      created_at: sql`t.created_at + b.shift`,
      updated_at: sql`t.updated_at + b.shift`,
    },
  })
}

/** Of those who work, whose second checkpoint has passed once its day has come. */
export const addSecondCheckpoints = (db: Db) =>
  sql`
    insert into placement_checkpoints (placement_id, application_id, opens_on, due_on, status, results, told_open, told_late,
      recorded_by, recorded_at)
    select l.id, l.application_id, l.started_on + 30, l.started_on + 44,
      case when is_past then 'passed' else 'due' end, case when is_past then t.results else '{}' end, true, true,
      case when is_past then t.recorded_by end, case when is_past then t.recorded_at end
    from placements l, lateral (select l.started_on + 44 < organisation_today() as is_past) days,
      (select * from placement_checkpoints where status = 'passed' and recorded_at is not null limit 1) t
    where l.started_on is not null and l.status in ('active', 'ended', 'completed')
      and not exists (select from placement_checkpoints c where c.placement_id = l.id)`.execute(db)

/** Of those who work, both sides' forms: open since their day, and not sent. */
export const addMonitoringForms = (db: Db) =>
  sql`
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
    select l.id, f.side, f.number, case when f.opens_on is null then 'notRequired'
        when f.opens_on <= organisation_today() then 'open' else 'scheduled' end,
      f.opens_on, f.opens_on + 14
    from placements l, lateral monitoring_forms_of(l) f
    where l.started_on is not null and l.status in ('active', 'ended', 'completed')
    on conflict do nothing`.execute(db)
