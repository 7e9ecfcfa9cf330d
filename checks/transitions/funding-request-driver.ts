import { sql } from 'kysely'
import { fundingRequestOf } from '../authorization/funding-request-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

/** How a request of a placement is made, brought into a state and led on over HTTP. */
export const fundingRequestDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'funding_requests',
  entity: 'fundingRequest',
  action: (step) => `fundingRequests.${step}`,
  bodies: {
    remind: () => ({}),
    approve: () => ({ lines: [], total: '1.00' }),
    returnForm: () => ({ changes: 'The dates' }),
    reject: () => ({ reasonCodes: ['notRelevant'] }),
    remindOfEvidence: () => ({}),
    review: () => ({ lines: [{ kind: 'tuition', assessed: '1.00' }], total: '1.00' }),
    returnEvidence: () => ({ changes: 'The invoice' }),
    takeBackReview: () => ({ takeBackReason: 'The invoice is of another course' }),
    recordPaid: async (id) => ({
      paidOn: await reviewDayOf(id),
      paidOtherwise: 'Cheque to the provider',
    }),
    close: () => undefined,
    cancel: () => ({ reason: 'Another course was found' }),
  },
  put: putRequest,
  async make() {
    const placementId = await makePlacement()
    await sql`update placements set status = 'active', started_on = organisation_today() - 30,
      planned_end_on = organisation_today() + 90 where id = ${placementId}`.execute(server.db)
    return fundingRequestOf(server, placementId)
  },
})

async function reviewDayOf(id: string) {
  const { rows } = await sql<{ day: string }>`
    select coalesce(reviewed_on, organisation_today()) as day from funding_requests where id = ${id}`.execute(
    server.db,
  )
  return rows[0]?.day ?? ''
}

/** With the course and the days that it has in a state, and who decided it. */
async function putRequest(id: string, state: string) {
  const isPaid = ['paid', 'closed'].includes(state)
  const isReviewed = state === 'paymentApproved' || isPaid
  const isHandedIn = state === 'evidenceSent' || isReviewed
  const isOver = ['evidenceDue', 'evidenceReturned'].includes(state) || isHandedIn
  const isApproved = state === 'approved' || isOver
  const isSent = ['awaitingApproval', 'rejected'].includes(state) || isApproved
  const isDecided = isSent && state !== 'awaitingApproval'
  const isCancelled = state === 'cancelled'
  await sql`update funding_requests f set status = ${state}, remind_on = null, last_contact_on = null,
      course_title = 'Food safety', provider_name = 'Cégep', provider_type = 'public', is_affiliated = false,
      delivery = 'inPerson', starts_on = organisation_today() + 10, ends_on = organisation_today() + 20, hours = 40,
      credential = 'completion', skill_focus = 'safety', relevance = 'Needed', requested_amount = 1,
      submitted_on = case when ${isSent} then organisation_today() end,
      submitted_by = case when ${isSent} then 'Rachel Okafor' end,
      changes_asked = case when ${state} in ('returned', 'evidenceReturned') then 'The dates' end,
      approved_amount = case when ${isApproved} then 1 end,
      evidence_asked_on = case when ${isOver} then organisation_today() end,
      evidence_sent_on = case when ${isHandedIn} then organisation_today() end,
      evidence_sent_by = case when ${isHandedIn} then 'Rachel Okafor' end,
      claimed_amount = case when ${isHandedIn} then 1 end,
      has_certificate = case when ${isHandedIn} then true end,
      assessed_amount = case when ${isReviewed} then 1 end,
      reviewed_on = case when ${isReviewed} then organisation_today() end,
      reviewed_by = case when ${isReviewed} then f.requested_by end,
      paid_otherwise = null,
      paid_on = case when ${isPaid} then organisation_today() end,
      closed_on = case when ${state} = 'closed' then organisation_today() end,
      closed_by = case when ${state} = 'closed' then f.requested_by end,
      decided_on = case when ${isDecided} then organisation_today() end,
      decided_by = case when ${isDecided} then f.requested_by end,
      reason_codes = case when ${state} = 'rejected' then '{other}'::text[] else '{}' end,
      cancelled_on = case when ${isCancelled} then organisation_today() end,
      cancelled_by = case when ${isCancelled} then f.requested_by end,
      cancel_reason = case when ${isCancelled} then 'Another' end
    where id = ${id}`.execute(server.db)
  await sql`insert into funding_request_lines (request_id, kind, requested, approved, claimed, assessed)
    values (${id}, 'tuition', 1, case when ${isApproved} then 1 end, case when ${isHandedIn} then 1 end,
      case when ${isReviewed} then 1 end)
    on conflict (request_id, kind) do update set approved = excluded.approved, claimed = excluded.claimed,
      assessed = excluded.assessed, reduction_reason = null, assessment_reason = null`.execute(
    server.db,
  )
}
