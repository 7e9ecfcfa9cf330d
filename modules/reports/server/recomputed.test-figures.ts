import type { ReportName } from '../contract/reports.ts'

/**
 * The figures of every report once more, each measure said for itself and not as the report reads
 * it. `{mine:p,e}` is the reader's scope over a program's and an
 * employer's column, `{theirs:p}` leaves out what is the participant's affair.
 */
const day = (moment: string) => `(${moment} at time zone organisation_zone())::date`
const middle = (days: string, from: string) =>
  `(select round(avg(d)::numeric, 1)::text from (select ${days} as d, row_number() over (order by ${days}) as n,
    count(*) over () as c from ${from}) m where n in ((c + 1) / 2, (c + 2) / 2))`
const sumOf = (amount: string, from: string) =>
  `(select coalesce(sum(${amount}), 0)::numeric(16, 2)::text from ${from})`
const countOf = (from: string, of = '*') => `(select count(${of})::int from ${from})`

const latest = `placements l where {mine:l.program_id,l.employer_id} and l.start_on <= organisation_today()
  and not exists (select from placements n where n.participant_id = l.participant_id
    and n.program_id = l.program_id and n.start_on <= organisation_today()
    and {mine:n.program_id,n.employer_id} and (n.start_on, n.id) > (l.start_on, l.id))`
const over = `placements l where {mine:l.program_id,l.employer_id} and l.status in ('completed', 'ended')
  and not exists (select from placements n where n.participant_id = l.participant_id
    and n.program_id = l.program_id and n.status in ('completed', 'ended')
    and {mine:n.program_id,n.employer_id} and (n.start_on, n.id) > (l.start_on, l.id))`
const exits = `placements l where {mine:l.program_id,l.employer_id} and l.status = 'ended'`
const orphans = `orphaned_cases c where {mine:c.program_id,c.former_employer_id}`
const requests = `funding_requests f where {mine:f.program_id,f.employer_id}`
const courses = `${requests} and f.status in
  ('approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved', 'paid', 'closed')`
const payments = `payments y where {mine:y.program_id,y.employer_id} and {theirs:y.payee}`
const debts = `overpayments o where {mine:o.program_id,o.employer_id} and {theirs:o.owed_by}`
const received = `overpayment_receipts r join overpayments o on o.id = r.overpayment_id
  where {mine:o.program_id,o.employer_id} and {theirs:o.owed_by} and r.taken_back_on is null`
const supplements = `supplements s where {mine:s.program_id,s.employer_id}`
const applications = `applications a where {mine:a.program_id,a.seen_employer_id}`
const forms = `monitoring_forms f where {mine:f.program_id,f.employer_id}
  and f.status <> 'notRequired' and f.due_on <= organisation_today()`
const checks = `(select application_id, status from checkpoints where reviewed_at is not null
  union all select application_id, status from placement_checkpoints where recorded_at is not null) c
  join applications a on a.id = c.application_id
  where {mine:a.program_id,a.seen_employer_id} and c.status in ('passed', 'failed', 'overridden')`
const programs = `programs g join program_budgets b on b.program_id = g.id`

const moved = {
  claimedAmount: sumOf(
    'coalesce(y.assessed_amount, y.claimed_amount)',
    `${payments} and y.status in ('submitted', 'assessed', 'approvedOnce', 'approved', 'batched', 'sent', 'paid', 'failed')`,
  ),
  approvedAmount: sumOf('y.approved_amount', payments),
  paidAmount: sumOf('y.approved_amount', `${payments} and y.status = 'paid'`),
  recoveredAmount: sumOf('r.amount', received),
}

export const recomputed: Record<
  Exclude<ReportName, 'selfIdentification'>,
  Record<string, string>
> = {
  participants: {
    participants: countOf(latest),
    notStarted: countOf(`${latest} and l.status in ('planned', 'accepted')`),
    working: countOf(`${latest} and l.status = 'active'`),
    completed: countOf(`${latest} and l.status = 'completed'`),
    endedEarly: countOf(`${latest} and l.status = 'ended'`),
    notTakenUp: countOf(`${latest} and l.status in ('cancelled', 'lapsed')`),
  },
  outcomes: {
    finished: countOf(over),
    completed: countOf(`${over} and l.status = 'completed'`),
    endedEarly: countOf(`${over} and l.status = 'ended'`),
    completionRate: `(select round(100 * avg((l.status = 'completed')::int), 1)::text from ${over})`,
  },
  earlyExits: {
    exits: countOf(exits),
    byEmployer: countOf(`${exits} and l.end_side = 'employer'`),
    byParticipant: countOf(`${exits} and l.end_side = 'participant'`),
    byBoth: countOf(`${exits} and l.end_side = 'both'`),
    byProgram: countOf(`${exits} and (l.end_side = 'program' or l.end_side is null)`),
    medianDaysWorked: middle(
      'coalesce(l.last_worked_on, l.ended_on) + 1 - coalesce(l.started_on, l.start_on)',
      exits,
    ),
  },
  orphans: {
    orphaned: countOf(orphans),
    stillOrphaned: countOf(`${orphans} and c.closed_on is null and c.status = 'open'`),
    rematched: countOf(`${orphans} and c.status = 'rematched'`),
    closedOtherwise: countOf(`${orphans} and c.closed_on is not null`),
    withdrawn: countOf(`${orphans} and c.status = 'withdrawn'`),
    medianDaysToRematch: middle(
      'n.start_on - c.orphaned_on',
      `orphaned_cases c join placements n on n.id = c.rematch_placement_id
       where {mine:c.program_id,c.former_employer_id} and c.status = 'rematched'`,
    ),
  },
  training: {
    requests: countOf(requests),
    awaitingForm: countOf(`${requests} and f.status in ('awaitingForm', 'returned')`),
    awaitingApproval: countOf(`${requests} and f.status = 'awaitingApproval'`),
    approvedRequests: countOf(
      `${requests} and f.status in ('approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved')`,
    ),
    endedRequests: countOf(
      `${requests} and f.status in ('paid', 'closed', 'rejected', 'cancelled', 'expired')`,
    ),
    requestedAmount: `(select coalesce(sum(n.requested), 0)::numeric(16, 2)::text from funding_request_lines n
      join funding_requests f on f.id = n.request_id where {mine:f.program_id,f.employer_id})`,
  },
  trainingCosts: {
    coursesApproved: countOf(courses),
    trainingHours: `(select coalesce(sum(f.hours), 0)::numeric(12, 1)::text from ${courses})`,
    certificates: countOf(`${courses} and f.has_certificate`),
    requestedAmount: sumOf('f.requested_amount', courses),
    approvedAmount: sumOf('f.approved_amount', courses),
    claimedAmount: sumOf('f.claimed_amount', courses),
    paidAmount: sumOf('f.assessed_amount', `${courses} and f.status in ('paid', 'closed')`),
    costPerHour: `(select (sum(f.approved_amount) / nullif(sum(f.hours), 0))::numeric(10, 2)::text from ${courses})`,
  },
  spending: {
    budget: sumOf('g.budget_total', programs),
    committed: sumOf('b.committed', programs),
    ...moved,
  },
  spendingByQuarter: moved,
  supplements: {
    supplementRequests: countOf(supplements),
    supplementsApproved: countOf(`${supplements} and s.approved_amount is not null`),
    requestedAmount: sumOf('s.requested_amount', supplements),
    approvedAmount: sumOf('s.approved_amount', supplements),
    usedAmount: sumOf('s.used_amount', supplements),
  },
  overpayments: {
    overpayments: countOf(debts),
    owedAmount: sumOf('o.amount', `${debts} and o.status <> 'cancelled'`),
    receivedAmount: sumOf('o.received_amount', debts),
    writtenOffAmount: sumOf('o.amount - o.received_amount', `${debts} and o.status = 'writtenOff'`),
    remainingAmount: sumOf('o.remaining_amount', `${debts} and o.status in ('owed', 'recovered')`),
  },
  decisions: {
    submitted: countOf(applications),
    decided: countOf(`${applications} and a.status in ('approved', 'rejected')`),
    medianDaysToDecision: middle(
      `${day('a.decided_at')} - ${day('a.submitted_at')}`,
      `${applications} and a.decided_at is not null`,
    ),
    withinStandard: `(select round(100 * avg((${day('a.decided_at')} <= a.review_due_on)::int), 1)::text
      from ${applications} and a.decided_at is not null)`,
  },
  paymentTimes: {
    claims: countOf(`${payments} and y.submitted_on is not null`),
    claimsPaid: countOf(`${payments} and y.status = 'paid'`),
    claimsDeclined: countOf(`${payments} and y.status = 'declined'`),
    medianDaysToApproval: middle(
      'y.approved_on - y.submitted_on',
      `${payments} and y.approved_on is not null`,
    ),
    medianDaysToPayment: middle('y.paid_on - y.submitted_on', `${payments} and y.status = 'paid'`),
  },
  checkpoints: {
    reviewed: countOf(checks),
    passed: countOf(`${checks} and c.status = 'passed'`),
    overridden: countOf(`${checks} and c.status = 'overridden'`),
    failed: countOf(`${checks} and c.status = 'failed'`),
    passRate: `(select round(100 * avg((c.status = 'passed')::int), 1)::text from ${checks})`,
  },
  monitoring: {
    formsDue: countOf(forms),
    onTime: countOf(`${forms} and f.submitted_on <= f.due_on`),
    late: countOf(`${forms} and f.submitted_on > f.due_on`),
    missing: countOf(`${forms} and f.submitted_on is null and f.status <> 'waived'`),
    waived: countOf(`${forms} and f.status = 'waived'`),
    responseRate: `(select round(100 * avg((f.submitted_on is not null)::int), 1)::text
      from ${forms} and f.status <> 'waived')`,
    medianDaysLate: middle('f.submitted_on - f.due_on', `${forms} and f.submitted_on > f.due_on`),
  },
  applications: {
    submitted: countOf(applications),
    pending: countOf(
      `${applications} and a.status in ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject')`,
    ),
    approved: countOf(`${applications} and a.status = 'approved'`),
    rejected: countOf(`${applications} and a.status = 'rejected'`),
    closed: countOf(`${applications} and a.status in ('withdrawn', 'returned')`),
    requestedAmount: sumOf('a.requested_amount', applications),
    approvedAmount: sumOf('a.approved_amount', `${applications} and a.status = 'approved'`),
  },
  employers: {
    employers: countOf(`${applications} and a.status = 'approved'`, 'distinct a.employer_id'),
    repeatEmployers: `(select count(*)::int from (select a.employer_id from ${applications}
      and a.status = 'approved' group by a.employer_id having count(distinct a.decided_at) > 1) m)`,
    positions: countOf(`${applications} and a.status = 'approved'`),
    netNewPositions: countOf(`${applications} and a.status = 'approved' and a.net_new`),
  },
}
