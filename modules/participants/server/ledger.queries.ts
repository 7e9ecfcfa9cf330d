import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import {
  toldToApplicants,
  withoutOtherFunding,
} from '#modules/applications/contract/shown-funding.ts'
import type { LedgerLine, ProgramLedger } from '../contract/participants.endpoints.ts'
import { loadParticipant } from './participant-record.queries.ts'
import { seesBalance } from './participant.policy.ts'

interface Line extends LedgerLine {
  programId: string
  /** Of what a participant is paid: what the employer hears to be set aside for it. */
  toldToEmployer?: string | null
  /** What permission to see the application looks at. */
  scope: Record<string, unknown>
}

/** Reads lines that come of these applications; what else is paid for a person adds one of these. */
type LedgerSource = (db: Db, applicationIds: readonly string[]) => Promise<Line[]>

/** Of payments `y`: what was sent to be paid, be it given or not, and what has arrived but for what came back. */
const claimed = sql`sum(y.claimed_amount) filter (where y.status not in ('draft', 'returned', 'declined', 'cancelled'))`
const paid = sql`sum(y.approved_amount - recovered_of_payment(y.id)) filter (where y.status = 'paid')`

const readWageSubsidies: LedgerSource = async (db, applicationIds) => {
  const { rows } = await sql<Line>`
    select 'wageSubsidy' as kind, l.program_id as "programId", a.id as "applicationId",
      a.reference as "applicationReference", a.stage, l.reference as "placementReference",
      l.status as "placementStatus", e.legal_name as "employerName",
      coalesce(l.started_on, l.start_on) as "startsOn", coalesce(l.ended_on, l.planned_end_on) as "endsOn",
      case when l.status in ('cancelled', 'lapsed') then 0 else l.committed_amount end::numeric(11, 2) as committed,
      c.claimed, c.paid, l.funding,
      l.used_funding as used, (l.amount_before_end - l.committed_amount)::numeric(11, 2) as released, null as request,
      null as supplement,
      jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
        'participantId', a.participant_id, 'assigneeId', a.assignee_id) as scope
    from placements l join applications a on a.id = l.application_id join employers e on e.id = l.employer_id,
      lateral (select ${claimed} as claimed, ${paid} as paid from payments y
        where y.placement_id = l.id and y.source = 'claim') c
    where l.application_id = any(${[...applicationIds]}::uuid[])
    order by l.start_on desc, l.reference desc`.execute(db)
  return rows
}

/** What is approved of courses, and what is claimed and paid of that; set aside until less is assessed or it is given up. */
const readTraining: LedgerSource = async (db, applicationIds) => {
  const { rows } = await sql<Line>`
    select 'training' as kind, f.program_id as "programId", a.id as "applicationId",
      a.reference as "applicationReference", a.stage, l.reference as "placementReference",
      l.status as "placementStatus", e.legal_name as "employerName", f.starts_on as "startsOn", f.ends_on as "endsOn",
      case when f.status in ('cancelled', 'expired') then 0
        else coalesce(f.assessed_amount, f.approved_amount) end::numeric(11, 2) as committed,
      f.claimed_amount as claimed, case when f.paid_on is not null then f.assessed_amount - coalesce((
        select recovered_of_payment(y.id) from payments y where y.funding_request_id = f.id and y.status = 'paid'), 0)
        end as paid, null as funding, null as used, null as released,
      jsonb_build_object('id', f.id, 'reference', f.reference, 'status', f.status,
        'courseTitle', f.course_title) as request, null as supplement,
      jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
        'participantId', a.participant_id, 'assigneeId', a.assignee_id) as scope
    from funding_requests f join placements l on l.id = f.placement_id join applications a on a.id = f.application_id
      join employers e on e.id = f.employer_id
    where f.application_id = any(${[...applicationIds]}::uuid[]) and f.approved_amount is not null
    order by f.starts_on desc, f.reference desc`.execute(db)
  return rows
}

/** What is approved of supplements, until it is given up or closed, and what is claimed and paid of that. */
const readSupplements: LedgerSource = async (db, applicationIds) => {
  const { rows } = await sql<Line>`
    select 'supplement' as kind, s.program_id as "programId", a.id as "applicationId",
      a.reference as "applicationReference", a.stage, l.reference as "placementReference",
      l.status as "placementStatus", e.legal_name as "employerName", s.from_on as "startsOn", s.to_on as "endsOn",
      s.committed_amount as committed,
      c.claimed, c.paid, case when s.payee = 'participant' then
        case s.status when 'closed' then s.approved_amount else s.committed_amount end end as "toldToEmployer", null as funding, null as used, null as released,
      null as request, jsonb_build_object('id', s.id, 'reference', s.reference, 'status', s.status, 'type', s.type,
        'frequency', s.frequency, 'times', s.times, 'each', s.approved_each::text) as supplement,
      jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
        'participantId', a.participant_id, 'assigneeId', a.assignee_id) as scope
    from supplements s join placements l on l.id = s.placement_id join applications a on a.id = s.application_id
      join employers e on e.id = s.employer_id,
      lateral (select ${claimed} as claimed, ${paid} as paid from payments y where y.supplement_id = s.id) c
    where s.application_id = any(${[...applicationIds]}::uuid[]) and s.approved_amount is not null
    order by s.from_on desc, s.reference desc`.execute(db)
  return rows
}

const sources: readonly LedgerSource[] = [readWageSubsidies, readTraining, readSupplements]

/**
 * By program, what is committed for a participant and what that leaves, as far as the person sees it: an
 * employer its own lines alone, without the maximums that other employers draw on too.
 * @throws 404 when the participant is missing or not to be seen
 */
export async function readLedger(
  looking: { db: Db; person: Person },
  id: string,
): Promise<ProgramLedger[]> {
  const { db, person } = looking
  const { record, sees } = await loadParticipant(looking, id)
  if (!sees('figures')) return []
  const ids = record.paths.map(({ applicationId }) => applicationId)
  const read = await Promise.all(sources.map((source) => source(db, ids)))
  const lines = read.flat().map((line) => toldTo(person, line))
  const sums = await readPrograms(db, lines)
  return sums.map((program) => ({
    ...(seesBalance(person)
      ? program
      : { ...program, wageMaximum: null, combinedCap: null, left: null }),
    lines: lines
      .filter(({ programId }) => programId === program.programId)
      .map(({ programId: _program, toldToEmployer: _told, scope, ...line }) => ({
        ...line,
        funding: fundingFor(person, line.funding, scope),
        used: fundingFor(person, line.used, scope),
      })),
  }))
}

/** What a participant is paid, no employer is told; nor by what is left committed once it is closed. */
const toldTo = ({ type }: Person, line: Line): Line =>
  type === 'employer' && line.toldToEmployer
    ? { ...line, committed: line.toldToEmployer, claimed: null, paid: null }
    : line

const application = { action: 'view', subject: 'Applications View' } as const

/** The agreement is the employer's and the staff's; what else funds the wage is the employer's part. */
function fundingFor(
  { type, permissions }: Person,
  funding: LedgerLine['funding'],
  scope: Line['scope'],
) {
  if (type === 'employee' || funding === null) return null
  if (type === 'employer') return toldToApplicants(funding)
  return permissions.groupsOn(application, scope)('employerHalf')
    ? funding
    : withoutOtherFunding(funding)
}

/** The sums of the lines, and what the programs pay for one person at the most. */
async function readPrograms(
  db: Db,
  lines: readonly Line[],
): Promise<Omit<ProgramLedger, 'lines'>[]> {
  const given = lines.map(({ kind, programId, committed, claimed, paid, startsOn }) => ({
    programId,
    committed,
    wages: kind === 'wageSubsidy' ? committed : '0',
    claimed,
    paid,
    startsOn,
  }))
  const { rows } = await sql<Omit<ProgramLedger, 'lines'>>`
    select p.id as "programId", p.code as "programCode", p.name as "programName",
      p.max_wage_per_participant as "wageMaximum", p.combined_cap as "combinedCap",
      sum(n.committed) as committed, sum(n.claimed) as claimed, sum(n.paid) as paid,
      greatest(least(p.max_wage_per_participant - sum(n.wages), p.combined_cap - sum(n.committed)), 0)::numeric(11, 2)
        as left
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as n("programId" uuid, committed numeric(11, 2), wages numeric(11, 2), claimed numeric(11, 2), paid numeric(11, 2), "startsOn" date)
      join programs p on p.id = n."programId"
    group by p.id order by max(n."startsOn") desc, p.code`.execute(db)
  return rows
}
