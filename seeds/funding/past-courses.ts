import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf, nextMonday } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { courses } from './courses.ts'
import { auditRow, type AuditRow } from './history.ts'
import { itself, type Actor, type Staff } from './staff.ts'
import {
  given,
  historyOf,
  lastDay,
  linesOf,
  rowOf,
  weekday,
  type Made,
  type Trained,
} from './training.ts'

/** Courses that are over: what has become of the request, and how many days ago it was asked for and reviewed. */
const stories: readonly Story[] = [
  { status: 'paymentApproved', askedAgo: 255, reviewedAgo: 197 },
  { status: 'paymentApproved', askedAgo: 75, reviewedAgo: 1 },
  { status: 'evidenceSent', askedAgo: 50 },
  { status: 'evidenceDue', askedAgo: 40 },
]
interface Story {
  status: 'evidenceDue' | 'evidenceSent' | 'paymentApproved'
  askedAgo: number
  reviewedAgo?: number
}
/** After it was asked for. */
const daysToSend = 12

interface Over {
  made: Made
  status: Story['status']
  askedForEvidenceOn: string
  sentOn: string | null
  reviewedOn: string | null
}

interface Reviewer {
  now: Date
  staff: Staff
  /** Of the cast. */
  employerId: string
}

/** Courses of people who work or have worked, with evidence that is due, sent, and reviewed for payment. */
export async function finishCourses(
  db: Db,
  { now, staff, employerId }: Reviewer,
): Promise<AuditRow[]> {
  const today = dayOf(now)
  const priya = staff.of(cast.finance)
  const workers = await workersOf(db, employerId)
  const newId = await newIds(db, stories.length)
  const taken = new Set<string>()
  const over = stories.flatMap((story, at) => {
    const made = workers
      .filter(({ placementId }) => !taken.has(placementId))
      .map((of) => ({ left: of.left, made: ofStory(of, { story, at, today }) }))
      .find(fits)?.made
    if (!made) return []
    taken.add(made.of.placementId)
    return [overOf({ ...made, of: { ...made.of, id: newId() } }, story, today)]
  })
  await insertRows(
    db,
    'funding_requests',
    over.map((each) => ({ ...rowOf(each.made), ...evidenceOf(each, priya.id) })),
  )
  await insertRows(
    db,
    'funding_request_lines',
    over.flatMap(({ made, sentOn, reviewedOn }) =>
      linesOf(made).map((line) => ({
        ...line,
        claimed: sentOn && line.approved,
        assessed: reviewedOn && line.approved,
      })),
    ),
  )
  await payReviewed(db)
  return historyOfAll(db, over, priya)
}

interface Worker extends Trained {
  left: string
}

/**
 * Who works or has worked, with what their program leaves for training; of the employer of the cast only who has
 * worked, since supplements take what is left of who does.
 */
async function workersOf(db: Db, employerId: string): Promise<Worker[]> {
  const { rows } = await sql<Worker>`
    select l.id as "placementId", l.started_on as "startedOn", coalesce(l.last_worked_on, l.planned_end_on) as "plannedEndOn",
      coalesce(e.language, 'en') as language, e.contact_name as employer,
      t.first_name || ' ' || t.last_name as participant, o.id as "officerId", o.name as officer, r.name as "officerRole",
      d.id as "approverId", d.name as approver, q.name as "approverRole",
      least(p.max_training_per_participant - training_committed(p.id, l.participant_id),
        p.combined_cap - beside_wages_committed(p.id, l.participant_id) - coalesce((select sum(n.committed_amount)
          from placements n where n.program_id = p.id and n.participant_id = l.participant_id
            and n.status not in ('cancelled', 'lapsed')), 0))::text as left
    from placements l join programs p on p.id = l.program_id join applications a on a.id = l.application_id
      join employers e on e.id = l.employer_id join participants t on t.id = l.participant_id
      join users o on o.id = a.assignee_id join roles r on r.id = o.role_id
      join users d on d.id = a.decided_by join roles q on q.id = d.role_id
    where l.status in ('active', 'completed') and d.id <> o.id
      and not (l.status = 'active' and l.employer_id = ${employerId})
      and exists (select from bank_accounts c where c.employer_id = e.id and c.status = 'verified')
    order by (l.employer_id = ${employerId}) desc, l.started_on desc, l.reference`.execute(db)
  return rows
}

function ofStory(
  of: Trained,
  { story, at, today }: { story: Story; at: number; today: string },
): Made {
  const askedOn = weekday(addDays(today, -story.askedAgo))
  const startsOn = nextMonday(addDays(askedOn, 12))
  return { of, status: 'approved', askedOn, startsOn, course: courses[at % 2]!, side: 'employer' }
}

const fits = ({ left, made }: { left: string; made: Made }) =>
  made.askedOn > made.of.startedOn &&
  lastDay(made) <= made.of.plannedEndOn &&
  Number(given(made.course)) <= Number(left)

function overOf(made: Made, { status, reviewedAgo }: Story, today: string): Over {
  const askedForEvidenceOn = addDays(lastDay(made), 1)
  const sentOn = status === 'evidenceDue' ? null : addDays(askedForEvidenceOn, daysToSend)
  const reviewedOn = reviewedAgo === undefined ? null : addDays(today, -reviewedAgo)
  return { made, status, askedForEvidenceOn, sentOn, reviewedOn }
}

function evidenceOf({ made, status, askedForEvidenceOn, sentOn, reviewedOn }: Over, by: string) {
  const dueOn = addDays(askedForEvidenceOn, 30)
  return {
    status,
    due_on: dueOn,
    remind_on: sentOn ? null : addDays(dueOn, -7),
    last_contact_on: askedForEvidenceOn,
    evidence_asked_on: askedForEvidenceOn,
    evidence_sent_on: sentOn,
    evidence_sent_by: sentOn && made.of.employer,
    claimed_amount: sentOn && given(made.course),
    has_certificate: sentOn && true,
    assessed_amount: reviewedOn && given(made.course),
    reviewed_by: reviewedOn && by,
    reviewed_on: reviewedOn,
  }
}

/** As the review of each would have made it. */
const payReviewed = (db: Db) =>
  sql`
  insert into payments (placement_id, source, funding_request_id, status, period_from, period_to, claimed_amount,
    submitted_on, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by,
    created_at, updated_at)
  select f.placement_id, 'training', f.id, 'approved', f.starts_on, f.ends_on, f.claimed_amount, f.evidence_sent_on,
    f.assessed_amount, f.reviewed_on, f.reviewed_by, array[f.reviewed_by], f.assessed_amount, f.decided_on, f.decided_by,
    f.reviewed_on, f.reviewed_on
  from funding_requests f where f.status = 'paymentApproved' order by f.reviewed_on`.execute(db)

const at = (day: string, hour = 15) => new Date(`${day}T${hour}:00:00Z`)

async function historyOfAll(db: Db, over: readonly Over[], priya: Actor): Promise<AuditRow[]> {
  const { rows } = await sql<{
    id: string
    reference: string
    payment: string | null
    paidAs: string | null
  }>`
    select f.id, f.reference, y.id as payment, y.reference as "paidAs"
    from funding_requests f left join payments y on y.funding_request_id = f.id`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return over.flatMap((each) => {
    const { reference, payment, paidAs } = known.get(each.made.of.id)!
    const { made, askedForEvidenceOn, sentOn, reviewedOn } = each
    const step = (day: string, by: Actor, [name, ...status]: [string, string, string]) =>
      auditRow(at(day), by, {
        action: `fundingRequests.${name}`,
        entity: 'fundingRequest',
        entity_id: made.of.id,
        reference,
        changes: { status },
      })
    const sender: Actor = { id: null, name: made.of.employer, role: null }
    return [
      ...historyOf(made, reference),
      step(askedForEvidenceOn, itself, ['askForEvidence', 'approved', 'evidenceDue']),
      ...(sentOn ? [step(sentOn, sender, ['sendEvidence', 'evidenceDue', 'evidenceSent'])] : []),
      ...(reviewedOn
        ? [
            step(reviewedOn, priya, ['review', 'evidenceSent', 'paymentApproved']),
            auditRow(at(reviewedOn, 16), priya, {
              action: 'payments.madeOfTraining',
              entity: 'payment',
              entity_id: payment!,
              reference: paidAs!,
              changes: { status: [null, 'approved'] },
            }),
          ]
        : []),
    ]
  })
}

/** A course whose payment has arrived is paid. */
export async function arriveCourses(db: Db): Promise<AuditRow[]> {
  const { rows } = await sql<{ id: string; reference: string; paidOn: string }>`
    update funding_requests f set status = 'paid', paid_on = y.paid_on from payments y
    where y.funding_request_id = f.id and y.status = 'paid'
    returning f.id, f.reference, f.paid_on as "paidOn"`.execute(db)
  return rows.map(({ id, reference, paidOn }) =>
    auditRow(at(paidOn, 17), itself, {
      action: 'fundingRequests.arrive',
      entity: 'fundingRequest',
      entity_id: id,
      reference,
      changes: { status: ['paymentApproved', 'paid'], paidOn: [null, paidOn] },
    }),
  )
}
