import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { computeLine } from '#modules/payments/server/compute-claim.ts'
import { readWorked, type Worked } from '#modules/payments/server/worked.queries.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'

/** What has become of the claims of a placement, from the newest back; those before them are approved. */
const stories = [
  ['draft', 'submitted', 'assessed'],
  ['returned', 'approved', 'declined'],
] as const
type Status = (typeof stories)[number][number]

/** Wages are claimed for two weeks at a time. */
const weeks = 2
const mostClaims = 100

interface Claim {
  id: string
  status: Status
  worked: Worked
  officer: Actor
  line: ReturnType<typeof computeLine>
}

/** Wages that the employer of the cast has claimed, of those who work there or did. */
export async function claimWages(
  db: Db,
  { now, staff, employerId }: { now: Date; staff: Staff; employerId: string },
): Promise<AuditRow[]> {
  const people = { employer: staff.of(cast.employer), approver: staff.of(cast.approver) }
  const claims = await makeClaims(db, { today: dayOf(now), employerId })
  await insertRows(
    db,
    'payments',
    claims.map((claim) => rowOf(claim, people)),
  )
  await insertRows(db, 'payment_lines', claims.map(lineOf))
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from payments`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return claims.flatMap((claim) => historyOf(claim, people, references.get(claim.id)!))
}

async function makeClaims(db: Db, { today, employerId }: { today: string; employerId: string }) {
  const { rows: begun } = await sql<Actor & { placementId: string }>`
    select l.id as "placementId", o.id, o.name, r.name as role from placements l
      join applications a on a.id = l.application_id join users o on o.id = a.assignee_id
      join roles r on r.id = o.role_id
    where l.employer_id = ${employerId} and l.started_on is not null order by l.started_on desc`.execute(
    db,
  )
  const newId = await newIds(db, mostClaims)
  const claims: Claim[] = []
  let told = 0
  for (const { placementId, ...officer } of begun) {
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    const worked = (await readWorked(db, placementId))!
    const lines = linesOf(worked, today)
    // Who has only begun has nothing to claim, and no story.
    if (lines.length === 0) continue
    const story = stories[told % stories.length]!
    told += 1
    claims.push(
      ...lines.map((line, back) => {
        return { id: newId(), status: story[back] ?? 'approved', worked, officer, line } as const
      }),
    )
  }
  return claims.toReversed()
}

/** Whole periods that are worked, the newest first. */
function linesOf(worked: Worked, today: string) {
  const lines = []
  for (let from = worked.startedOn; ; from = addDays(from, weeks * 7)) {
    const to = addDays(from, weeks * 7 - 1)
    if (to > worked.lastDay || addDays(to, 1) >= today) return lines.toReversed()
    const hours = new Decimal(worked.hoursPerWeek).mul(weeks)
    const gross = hours.mul(worked.hourlyWage).toFixed(2)
    const { hourlyWage } = worked
    lines.push(computeLine({ from, to, hours: hours.toString(), hourlyWage, gross }, worked))
  }
}

interface People {
  employer: Actor & { id: string }
  approver: Actor & { id: string }
}

const isSent = (status: Status) => status !== 'draft'
const isAssessed = (status: Status) => status === 'assessed' || status === 'approved'

/** The days after a period on which it is sent, assessed and decided. */
const daysAfter = { sent: 2, assessed: 5, decided: 8 }
const dayAfter = ({ line }: Claim, step: keyof typeof daysAfter) =>
  addDays(line.to, daysAfter[step])

const changesAsked = 'The pay stub is of another month. Attach the one of these two weeks.'

function rowOf(claim: Claim, { employer, approver }: People) {
  const { id, status, worked, officer, line } = claim
  const begun = `${addDays(line.to, 1)}T15:00:00Z`
  const when = <T>(is: boolean, value: T) => (is ? value : null)
  const assessed = isAssessed(status)
  return {
    id,
    placement_id: worked.placementId,
    source: 'claim',
    status,
    period_from: line.from,
    period_to: line.to,
    claimed_amount: line.claimed,
    submitted_on: when(isSent(status), dayAfter(claim, 'sent')),
    submitted_by: when(isSent(status), employer.id),
    changes_asked: when(status === 'returned', changesAsked),
    assessed_amount: when(assessed, line.claimed),
    assessed_on: when(assessed, dayAfter(claim, 'assessed')),
    assessed_by: when(assessed, officer.id),
    assessors: assessed ? [officer.id] : [],
    approved_amount: when(status === 'approved', line.claimed),
    approved_on: when(status === 'approved', dayAfter(claim, 'decided')),
    approved_by: when(status === 'approved', approver.id),
    declined_on: when(status === 'declined', dayAfter(claim, 'decided')),
    declined_by: when(status === 'declined', approver.id),
    decline_reason: when(status === 'declined', 'evidenceMissing'),
    version: 1,
    created_at: begun,
    updated_at: begun,
  }
}

const lineOf = ({ id, status, line }: Claim) => ({
  payment_id: id,
  place: 1,
  from_on: line.from,
  to_on: line.to,
  hours: line.hours,
  hourly_wage: line.hourlyWage,
  gross: line.gross,
  claimed: line.claimed,
  assessed: isAssessed(status) ? line.claimed : null,
})

/** As the product itself would have written it. */
function historyOf(claim: Claim, { employer, approver }: People, reference: string): AuditRow[] {
  const { id, status, officer, line } = claim
  const sent = [2, employer, 'submit', 'draft', 'submitted'] as const
  const assessed = [5, officer, 'assess', 'submitted', 'assessed'] as const
  const later: Record<Status, readonly Lead[]> = {
    draft: [],
    submitted: [sent],
    returned: [sent, [5, officer, 'returnClaim', 'submitted', status]],
    assessed: [sent, assessed],
    approved: [sent, assessed, [8, approver, 'approve', 'assessed', status]],
    declined: [sent, [8, approver, 'decline', 'submitted', status]],
  }
  const leads: readonly Lead[] = [[1, employer, 'created', null, 'draft'], ...later[status]]
  return leads.map(([days, by, step, before, after]) =>
    auditRow(new Date(`${addDays(line.to, days)}T15:00:00Z`), by, {
      action: `payments.${step}`,
      entity: 'payment',
      entity_id: id,
      reference,
      changes: { status: [before, after] },
    }),
  )
}

type Lead = readonly [days: number, by: Actor, step: string, before: Status | null, after: Status]
