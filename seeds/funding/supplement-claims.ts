import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'
import { addDays, dayOf } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor, Staff } from './staff.ts'
import type { Spending } from './supplement-stories.ts'
import type { Spent } from './supplements.ts'

type Status = Spending['status']
type Claim = Spent & { id: string; to: string }

interface People {
  employer: Actor & { id: string }
  employee: Actor & { id: string }
  approver: Actor & { id: string }
  finance: Actor & { id: string }
}

const peopleOf = (staff: Staff): People => ({
  employer: staff.of(cast.employer),
  employee: staff.of(cast.employee),
  approver: staff.of(cast.approver),
  finance: staff.of(cast.finance),
})

/** What the employer of the cast, or who works there, has spent of supplements and claims. */
export async function claimSpent(
  db: Db,
  { staff, spent }: { staff: Staff; spent: readonly Spent[] },
): Promise<AuditRow[]> {
  const people = peopleOf(staff)
  const newId = await newIds(db, spent.length)
  const claims = spent.map((each): Claim => {
    return { ...each, id: newId(), to: addDays(each.fromOn, each.spending.days - 1) }
  })
  await insertRows(
    db,
    'payments',
    claims.map((claim) => rowOf(claim, people)),
  )
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from payments where source = 'supplement'`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return claims.flatMap((claim) => historyOf(claim, people, references.get(claim.id)!))
}

/** The days after the period on which it is sent, assessed and decided. */
const daysAfter = { sent: 3, assessed: 6, decided: 8, paid: 10 }

const said = {
  reduced: {
    en: 'The receipt shows 70.00 for the pass.',
    fr: 'Le reçu indique 70,00 pour le laissez-passer.',
  },
}

const isApproved = (status: Status) => status === 'approved' || status === 'paid'
const isAssessed = (status: Status) => status === 'assessed' || isApproved(status)
const claimantOf = ({ payee }: Claim, { employer, employee }: People) =>
  payee === 'participant' ? employee : employer

function rowOf(claim: Claim, people: People) {
  const { approver } = people
  const { id, to, officer, spending, language } = claim
  const { status, claimed, given = claimed } = spending
  const on = (step: keyof typeof daysAfter) => addDays(to, daysAfter[step])
  const when = <T>(is: boolean, value: T) => (is ? value : null)
  const assessed = isAssessed(status)
  const begun = `${addDays(to, 2)}T15:00:00Z`
  return {
    id,
    placement_id: claim.placementId,
    source: 'supplement',
    supplement_id: claim.supplementId,
    spent_on: spending.for[language],
    status,
    period_from: claim.fromOn,
    period_to: to,
    claimed_amount: claimed,
    submitted_on: on('sent'),
    submitted_by: claimantOf(claim, people).id,
    assessed_amount: when(assessed, given),
    assessed_on: when(assessed, on('assessed')),
    assessed_by: when(assessed, officer.id),
    assessors: assessed ? [officer.id] : [],
    reduction_reason: when(assessed && given !== claimed, said.reduced[language]),
    approved_amount: when(isApproved(status), given),
    approved_on: when(isApproved(status), on('decided')),
    approved_by: when(isApproved(status), approver.id),
    ...paidOf(claim, people),
    declined_on: when(status === 'declined', on('decided')),
    declined_by: when(status === 'declined', approver.id),
    decline_reason: when(status === 'declined', 'evidenceMissing'),
    version: 1,
    created_at: begun,
    updated_at: begun,
  }
}

/** Sent by cheque, and noted on the same day. */
function paidOf({ to, spending }: Claim, { finance }: People) {
  const isPaid = spending.status === 'paid'
  const day = isPaid ? addDays(to, daysAfter.paid) : null
  return {
    paid_on: day,
    paid_noted_on: day,
    paid_how: isPaid ? 'cheque' : null,
    paid_reference: isPaid ? '4711' : null,
    paid_by: isPaid ? finance.id : null,
  }
}

/** As the product itself would have written it. */
function historyOf(claim: Claim, people: People, reference: string): AuditRow[] {
  const { id, officer, to, spending } = claim
  const { approver, finance } = people
  const claimant = claimantOf(claim, people)
  const assessed = [6, officer, 'assess', 'submitted', 'assessed'] as const
  const approved = [8, approver, 'approve', 'assessed', 'approved'] as const
  const later: Record<Status, readonly Lead[]> = {
    submitted: [],
    assessed: [assessed],
    approved: [assessed, approved],
    paid: [assessed, approved, [10, finance, 'recordPaid', 'approved', 'paid']],
    declined: [[8, approver, 'decline', 'submitted', 'declined']],
  }
  const leads: readonly Lead[] = [
    [2, claimant, 'created', null, 'draft'],
    [3, claimant, 'submit', 'draft', 'submitted'],
    ...later[spending.status],
  ]
  return leads.map(([days, by, step, before, after]) =>
    auditRow(new Date(`${addDays(to, days)}T15:00:00Z`), by, {
      action: `payments.${step}`,
      entity: 'payment',
      entity_id: id,
      reference,
      changes: { status: [before, after] },
    }),
  )
}

type Lead = readonly [days: number, by: Actor, step: string, before: string | null, after: string]

const closed = { en: 'Nothing more is needed.', fr: 'Rien d’autre n’est nécessaire.' }

/** Of what is paid in part, the rest is given back to the program. */
export async function closeSpent(
  db: Db,
  { now, staff, spent }: { now: Date; staff: Staff; spent: readonly Spent[] },
): Promise<AuditRow[]> {
  const { approver } = peopleOf(staff)
  const history: AuditRow[] = []
  for (const { supplementId, supplementReference, language, spending } of spent) {
    const { closedAgo, claimed, given = claimed } = spending
    if (closedAgo === undefined) continue
    const used = new Decimal(given).toFixed(2)
    const on = addDays(dayOf(now), -closedAgo)
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await sql`update supplements set status = 'closed', used_amount = ${used}, closed_on = ${on},
      closed_by = ${approver.id}, close_reason = ${closed[language]} where id = ${supplementId}`.execute(
      db,
    )
    history.push(
      auditRow(new Date(`${on}T15:00:00Z`), approver, {
        action: 'supplements.close',
        entity: 'supplement',
        entity_id: supplementId,
        reference: supplementReference,
        changes: { status: ['approved', 'closed'], usedAmount: [null, used] },
      }),
    )
  }
  return history
}
