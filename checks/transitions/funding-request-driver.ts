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

/** With the course and the days that it has in a state, and who decided it. */
async function putRequest(id: string, state: string) {
  const isSent = ['awaitingApproval', 'approved', 'rejected'].includes(state)
  const isDecided = isSent && state !== 'awaitingApproval'
  const isCancelled = state === 'cancelled'
  await sql`update funding_requests f set status = ${state}, remind_on = null, last_contact_on = null,
      course_title = 'Food safety', provider_name = 'Cégep', provider_type = 'public', is_affiliated = false,
      delivery = 'inPerson', starts_on = organisation_today() + 10, ends_on = organisation_today() + 20, hours = 40,
      credential = 'completion', skill_focus = 'safety', relevance = 'Needed', requested_amount = 1,
      submitted_on = case when ${isSent} then organisation_today() end,
      submitted_by = case when ${isSent} then 'Rachel Okafor' end,
      changes_asked = case when ${state} = 'returned' then 'The dates' end,
      approved_amount = case when ${state} = 'approved' then 1 end,
      decided_on = case when ${isDecided} then organisation_today() end,
      decided_by = case when ${isDecided} then f.requested_by end,
      reason_codes = case when ${state} = 'rejected' then '{other}'::text[] else '{}' end,
      cancelled_on = case when ${isCancelled} then organisation_today() end,
      cancelled_by = case when ${isCancelled} then f.requested_by end,
      cancel_reason = case when ${isCancelled} then 'Another' end
    where id = ${id}`.execute(server.db)
  await sql`insert into funding_request_lines (request_id, kind, requested) values (${id}, 'tuition', 1)
    on conflict do nothing`.execute(server.db)
}
