import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { withoutHidden } from '#kit/server/hidden-fields.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { addressOf } from '#modules/participants/server/participant-address.ts'
import { orphanedGroups } from '../contract/orphaned.groups.ts'
import type { OrphanedRecord } from '../contract/orphaned.endpoints.ts'
import { daysToClose } from '../contract/orphaned.status.ts'
import { judgeCase, orphanedMachines, subject, type LoadedCase } from './orphaned.policy.ts'

const open = [
  'submitted',
  'inReview',
  'infoRequested',
  'recommendedApprove',
  'recommendedReject',
  'approved',
]

/** Whether the person of a case has an application or a placement in the program again. */
const isPlacedAgain = sql`exists (select 1 from applications f where f.participant_id = c.participant_id
  and f.program_id = c.program_id and f.id <> c.application_id and not f.placement_is_over
  and f.status in (${sql.join(open)}))`

/** What the ended placement left, or less where the program's maximum for one person leaves less. */
export const amountLeft = sql`least(c.amount_left, (select greatest(least(m.max_wage_per_participant, m.combined_cap - beside_wages_committed(m.id, c.participant_id))
    - coalesce((select sum(n.committed_amount) from placements n where n.program_id = m.id
      and n.participant_id = c.participant_id and n.status not in ('cancelled', 'lapsed')), 0), 0)
  from programs m where m.id = c.program_id))::numeric(11, 2)`

/** A case whoever looks; null when there is none. */
export async function findCase(db: Db, id: string): Promise<LoadedCase | null> {
  const { rows } = await sql<LoadedCase>`
    select c.id, c.version, c.reference, c.status, c.placement_id as "placementId", c.application_id as "applicationId",
      c.former_employer_id as "formerEmployerId", c.participant_id as "participantId", c.program_id as "programId",
      c.matched_employer_id as "matchedEmployerId", c.assignee_id as "assigneeId", c.days_used as "daysUsed",
      c.days_left as "daysLeft", ${amountLeft}::text as "amountLeft", g.province, g.name as program,
      c.matched_employer_id is not null as "isMatched", ${isPlacedAgain} as "isPlacedAgain",
      c.days_left > 0 and ${amountLeft} > 0 as "hasSomethingLeft",
      jsonb_build_object('email', ${addressOf('t')}, 'name', t.first_name || ' ' || t.last_name, 'language', t.language) as person
    from orphaned_cases c join programs g on g.id = c.program_id join participants t on t.id = c.participant_id
    where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** A case to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadCase({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findCase(db, id)
  if (!found) throw notFound()
  const { scope } = judgeCase(found)
  if (person.type !== 'system' && !person.permissions.allows(viewing, { ...scope }))
    throw notFound()
  return found
}

export const daysOrphaned = sql`greatest(coalesce(c.closed_on, organisation_today()) - c.orphaned_on, 0)`

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`c.id, c.reference, c.status, c.orphaned_on as "orphanedOn",
  ${daysOrphaned} as "daysOrphaned", c.days_left as "daysLeft", round(c.days_left / 7.0, 1)::text as "weeksLeft",
  ${amountLeft} as "amountLeft", c.region, c.noc, c.language, c.outcome, g.code as "programCode", g.name as "programName"`
export const joinsOfShown = sql`join programs g on g.id = c.program_id
  join participants t on t.id = c.participant_id join employers e on e.id = c.former_employer_id
  left join users u on u.id = c.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  participantReference: sql`t.reference`,
  formerEmployer: sql`e.legal_name`,
  assignee: selectNamed('u'),
  dueOn: sql`c.due_on`,
}

type Stored = Omit<OrphanedRecord, 'can' | 'steps'>

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

/** A case as its screen shows it: staff see all of it, an employer whom it is offered without a name. */
export async function readCase(looking: Looking, id: string): Promise<OrphanedRecord> {
  const { db, person } = looking
  const found = await loadCase(looking, id)
  const judged = judgeCase(found)
  const can = stepsNow({ ...orphanedMachines, hides: ['notMatched'] }, judged, person)
  const { rows } = await sql<Stored>`
    select ${selectShown}, ${protectedColumns}, c.version, c.participant_id as "participantId",
      c.application_id as "applicationId", t.email, t.phone, c.trigger, l.end_reason as "endReason",
      case when c.status = 'open' then c.opened_on + ${daysToClose}::int end as "closesOn", c.closed_on as "closedOn",
      case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.legal_name) end as "matchedEmployer",
      c.matched_on as "matchedOn",
      case when n.id is null then null else jsonb_build_object('applicationId', n.application_id,
        'reference', n.reference, 'employer', (select legal_name from employers where id = n.employer_id)) end as rematch
    from orphaned_cases c ${joinsOfShown} join placements l on l.id = c.placement_id
      left join employers m on m.id = c.matched_employer_id left join placements n on n.id = c.rematch_placement_id
    where c.id = ${id}`.execute(db)
  const stored = rows[0]
  if (!stored) throw notFound()
  const shown = { ...stored, steps: await readSteps(db, id), can }
  if (
    person.type === 'staff' &&
    person.permissions.groupsOn(viewing, { ...judged.scope })('personal')
  )
    return shown
  return withoutName(shown)
}

const hidden = new Set(Object.keys(orphanedGroups))

/** Where personal data is not the reader's: neither who it is, nor by whom and how it is worked on. */
const withoutName = (record: OrphanedRecord): OrphanedRecord => ({
  ...withoutHidden(record, hidden),
  applicationId: null,
  endReason: null,
  closesOn: null,
  closedOn: null,
  rematch: null,
  steps: [],
})

async function readSteps(db: Db, id: string): Promise<OrphanedRecord['steps']> {
  const { rows } = await sql<OrphanedRecord['steps'][number]>`
    select s.step, s.due_on as "dueOn", s.done_on as "doneOn", u.name as "doneBy", s.note
    from orphaned_steps s left join users u on u.id = s.done_by where s.case_id = ${id} order by s.place`.execute(
    db,
  )
  return rows
}
