import { createHash } from 'node:crypto'
import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { ActingPerson } from '#kit/contract/define-status.ts'
import type { Language } from '#kit/contract/strings.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow, type Judged, type Stepped } from '#kit/server/steps.ts'
import { toldToApplicants } from '#modules/applications/contract/shown-funding.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import type { Agreement } from '../contract/agreement.ts'
import type { Cancellation } from '../contract/placement-cancellation.ts'
import { type PlacementStatus } from '../contract/placement-states.ts'
import { placementStatus, type PlacementFacts } from '../contract/placement.status.ts'
import type { PlacementRecord } from '../contract/placements.endpoints.ts'
import { agreementOffered } from './agreement-offered.ts'

/** A placement with what letters and steps need of its application. */
export interface LoadedPlacement {
  id: string
  version: number
  reference: string
  status: PlacementStatus
  applicationId: string
  applicationReference: string
  programId: string
  employerId: string
  participantId: string
  assigneeId: string | null
  approvedOn: string
  acceptBy: string | null
  startBy: string | null
  startedOn: string | null
  lapsedOn: string | null
  hireWindowDays: number
  committedAmount: string
  /** Of that, what is given for its wages: it is not released any more. */
  paidAmount: string
  /** What was committed before its end released of it. */
  amountBeforeEnd: string | null
  /** Dollars from elsewhere towards the same wage. */
  otherFunding: string
  isFollowed: boolean
  /** By a hold on either side, at this moment. */
  isHeld: boolean
  ended: StoredEnd | null
  cancelled: StoredCancellation | null
  /** As it was accepted. */
  agreed: Agreement | null
  /** As it would be now. */
  offered: Omit<Agreement, 'conditions'>
  acceptance: PlacementRecord['acceptance']
  program: Bilingual
  contact: { email: string; name: string; language: Language }
  person: { email: string; name: string; language: Language }
  today: string
}

type StoredCancellation = Cancellation & { on: string; by: ActingPerson['type'] | null }

type StoredEnd = Omit<NonNullable<PlacementRecord['end']>, 'released'> & {
  /** Of which type whoever recorded it is; null when the system did. */
  by: ActingPerson['type'] | null
}

/** Whether somebody has applied, or was placed, for the same person and program since. */
const isFollowed = sql`exists (select 1 from applications f left join placements n on n.application_id = f.id
  where f.participant_id = l.participant_id and f.program_id = l.program_id and f.id <> l.application_id
    and (f.rematch_of = l.id and n.status not in ('cancelled', 'lapsed') or not f.placement_is_over
      and f.status in ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject', 'approved')))`

/** A hold stops, at this moment, what the employer of a placement `l` would do next. */
export const isHeld = sql<boolean>`
  is_held(l.employer_id, l.participant_id, l.program_id, 'agreement', l.application_id, null)`

const selectPlacement = sql`
  l.id, l.version, l.reference, l.status, l.application_id as "applicationId",
  a.reference as "applicationReference", l.program_id as "programId", l.employer_id as "employerId",
  l.participant_id as "participantId", a.assignee_id as "assigneeId",
  (l.created_at at time zone organisation_zone())::date as "approvedOn", l.accept_by as "acceptBy",
  l.start_by as "startBy", l.started_on as "startedOn", l.lapsed_on as "lapsedOn",
  p.hire_window_days as "hireWindowDays", l.committed_amount as "committedAmount",
  placement_paid(l.id, null)::text as "paidAmount",
  l.amount_before_end as "amountBeforeEnd", a.other_funding as "otherFunding", ${isFollowed} as "isFollowed",
  ${isHeld} as "isHeld",
  case when l.used_funding is null then null else jsonb_build_object('endedOn', l.ended_on,
    'lastWorkedOn', l.last_worked_on, 'side', l.end_side, 'reason', l.end_reason, 'note', l.end_note,
    'by', (select u.type from users u where u.id = l.end_recorded_by),
    'used', l.committed_amount::text, 'funding', l.used_funding) end as ended,
  case when l.status = 'cancelled' then jsonb_build_object('on', l.cancelled_on, 'side', l.cancel_side,
    'reason', l.cancel_reason, 'note', l.cancel_note, 'by',
    (select u.type from users u where u.id = l.cancelled_by)) end as cancelled,
  l.agreement as agreed, p.name as program,
  jsonb_build_object('employer', e.legal_name, 'participant', a.participant_name, 'program', p.name,
    'positionTitle', l.position_title, 'startOn', l.start_on, 'endOn', l.planned_end_on,
    'hoursPerWeek', l.hours_per_week::text, 'hourlyWage', l.hourly_wage::text,
    'amount', l.committed_amount::text, 'funding', l.funding) as offered,
  case when l.accepted_at is null then null else jsonb_build_object('name', l.signatory_name,
    'title', l.signatory_title, 'at', to_char(l.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'language', l.agreement_language, 'note', l.acceptance_note) end as acceptance,
  jsonb_build_object('email', e.contact_email, 'name', e.contact_name, 'language', a.language) as contact,
  jsonb_build_object('email', ${addressFor('t', 'a')}, 'name', a.participant_name, 'language', t.language) as person`

/** A placement whoever looks; null when there is none. */
export async function findPlacement(
  db: Db,
  id: string,
): Promise<Omit<LoadedPlacement, 'today'> | null> {
  const { rows } = await sql<Omit<LoadedPlacement, 'today'>>`
    select ${selectPlacement} from placements l join applications a on a.id = l.application_id
      join programs p on p.id = l.program_id join employers e on e.id = l.employer_id
      join participants t on t.id = l.participant_id
    where l.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export const placementMachines: Stepped<PlacementFacts> = { machines: { status: placementStatus } }

/**
 * An agreement is the employer's and the staff's: without a participant in its scope an employee,
 * who has the own records alone, neither sees nor accepts it.
 */
export const judgePlacement = (placement: LoadedPlacement): Judged<PlacementFacts> => ({
  states: { status: placement.status },
  facts: placement,
  scope: { programId: placement.programId, employerId: placement.employerId },
})

/** A placement to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadPlacement(looking: Looking, id: string): Promise<LoadedPlacement> {
  const found = await findPlacement(looking.db, id)
  if (!found) throw notFound()
  const placement = { ...found, today: await looking.today() }
  const { scope } = judgePlacement(placement)
  const seen = { action: 'view', subject: 'Applications View' } as const
  const { type, permissions } = looking.person
  if (type !== 'system' && !permissions.allows(seen, { ...scope })) throw notFound()
  return placement
}

/** What is agreed: as it was accepted, or as it would be now. */
export const agreementOf = ({ agreed, offered }: LoadedPlacement): Agreement =>
  agreed ?? agreementOffered(offered)

/** Another one when anything of an agreement is; in which order it is stored means nothing. */
export const sealOf = (shown: Agreement): string =>
  createHash('sha256').update(JSON.stringify(shown, inOrder)).digest('hex')

const inOrder = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** How it ended; an employer reads no more of the lines than of the agreement. */
function endOf(placement: LoadedPlacement, reader: ActingPerson['type']) {
  const { ended, amountBeforeEnd } = placement
  if (!ended) return null
  const { by: _, ...end } = ended
  const released = new Decimal(amountBeforeEnd ?? end.used).sub(end.used).toFixed(2)
  const funding = reader === 'staff' ? end.funding : toldToApplicants(end.funding)
  return { ...end, ...endTold(placement, reader), released, funding }
}

/**
 * Why it ended, as `cancellationFor` tells it: what an employer has recorded itself it knows, what the
 * participant told the program it does not. Notes are the staff's.
 */
export function endTold({ ended }: LoadedPlacement, reader: ActingPerson['type']) {
  if (!ended) return { reason: null, note: null }
  const { side, reason, note, by } = ended
  const isTheirs = reader === 'staff' || by === reader
  const isTold = isTheirs || side !== 'participant'
  return { reason: isTold ? reason : null, note: reader === 'staff' ? note : null }
}

/**
 * How it was given up. Why one side did, the other side is not told, since it may be their health or
 * another candidate; and notes are read by staff and whoever wrote them.
 */
export function cancellationFor(
  { cancelled }: LoadedPlacement,
  reader: ActingPerson['type'],
): PlacementRecord['cancellation'] {
  if (!cancelled) return null
  const { on, side, reason, note, by } = cancelled
  const isTheirs = reader === 'staff' || by === reader
  const isTold = isTheirs || side === 'program' || side === sideOf[reader]
  return { on, side, reason: isTold ? reason : null, note: isTheirs ? note : null }
}

const sideOf: Partial<Record<ActingPerson['type'], Cancellation['side']>> = {
  employer: 'employer',
  employee: 'participant',
}

/** A placement as its section on the screen shows it. */
export async function readPlacement(looking: Looking, id: string): Promise<PlacementRecord> {
  const placement = await loadPlacement(looking, id)
  const { version, reference, status, acceptBy, startBy, startedOn, lapsedOn, acceptance } =
    placement
  const shown = agreementOf(placement)
  const isStaff = looking.person.type === 'staff'
  return {
    id,
    version,
    reference,
    status,
    acceptBy,
    startBy,
    startedOn,
    lapsedOn,
    agreement: shown,
    seal: sealOf(shown),
    acceptance: acceptance && { ...acceptance, note: isStaff ? acceptance.note : null },
    end: endOf(placement, looking.person.type),
    cancellation: cancellationFor(placement, looking.person.type),
    can: stepsNow(
      { ...placementMachines, hides: ['employerAccepts', 'participantDeclines'] },
      judgePlacement(placement),
      looking.person,
    ),
  }
}
