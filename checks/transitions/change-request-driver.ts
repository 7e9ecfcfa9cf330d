import { sql } from 'kysely'
import { ownId } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { ChangeRequestRecord } from '#modules/change-requests/contract/change-requests.endpoints.ts'
import type { ChangeableTerms } from '#modules/change-requests/contract/change-requests.endpoints.ts'
import { changeRequestOf, restoreChangeRequest } from '../authorization/change-request-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

const byEmployer = async () => {
  const caller = await server.as('employer')
  return { caller, userId: await ownId(caller) }
}

/** How a change of a placement is asked for, brought into a state and led on over HTTP. */
export const changeRequestDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'change_requests',
  entity: 'changeRequest',
  action: (step) => `changeRequests.${step}`,
  bodies: {
    recommend: () => ({}),
    sendBack: () => ({ returnNote: 'Until when?' }),
    returnRecommended: () => ({ returnNote: 'Until when?' }),
    resubmit: jobOf,
    approve: async (id) => ({ expectedAmount: await amountOf(id) }),
    deny: () => ({ decisionNote: 'Not now' }),
    withdraw: () => undefined,
  },
  by: { resubmit: byEmployer, withdraw: byEmployer },
  put,
  async make() {
    const placementId = await makePlacement()
    await sql`update placements l set status = 'active', started_on = organisation_today() - 30,
      planned_end_on = organisation_today() + 90, employer_id = u.employer_id
      from users u where l.id = ${placementId} and u.email = ${cast.employer.email}`.execute(
      server.db,
    )
    await sql`update applications a set start_on = l.start_on, end_on = l.planned_end_on
      from placements l where l.application_id = a.id and l.id = ${placementId}`.execute(server.db)
    return changeRequestOf(server, placementId)
  },
})

const read = async (id: string) =>
  (await (await server.as('superAdmin')).get<ChangeRequestRecord>(`/change-requests/${id}`)).body

const amountOf = async (id: string) => (await read(id)).money?.after.total ?? '0.00'

async function jobOf(id: string) {
  const { applicationId, effectiveOn } = await read(id)
  const superAdmin = await server.as('superAdmin')
  const { body } = await superAdmin.get<ChangeableTerms>(
    `/change-requests/terms?applicationId=${applicationId}`,
  )
  const {
    applicationId: _id,
    applicationReference: _reference,
    employer: _employer,
    name: _name,
    placementStatus: _status,
    startedOn: _started,
    openRequestId: _open,
    ...job
  } = body
  return { ...job, positionTitle: 'Head baker', effectiveOn, reason: 'More to do' }
}

async function put(id: string, state: string) {
  await restoreChangeRequest(server.db, id)
  await sql`update applications a set position_title = 'Baker' from change_requests c
    where c.application_id = a.id and c.id = ${id}`.execute(server.db)
  const isRecommended = state === 'recommended' || state === 'approved'
  const isDecided = state === 'approved' || state === 'denied'
  await sql`update change_requests c set status = ${state},
      recommended_on = case when ${isRecommended} then organisation_today() end,
      recommended_by = case when ${isRecommended} then o.id end,
      returned_on = case when ${state} = 'returned' then organisation_today() end,
      returned_by = case when ${state} = 'returned' then o.id end,
      return_note = case when ${state} = 'returned' then 'Until when?' end,
      decided_on = case when ${isDecided} then organisation_today() end,
      decided_by = case when ${isDecided} then u.id end,
      decision_note = case when ${isDecided} then 'Decided' end,
      withdrawn_on = case when ${state} = 'withdrawn' then organisation_today() end,
      withdrawn_by = case when ${state} = 'withdrawn' then c.requested_by end,
      amount_before = case when ${state} = 'approved' then l.committed_amount end,
      amount_after = case when ${state} = 'approved' then l.committed_amount end,
      funding_before = case when ${state} = 'approved' then l.funding end,
      funding_after = case when ${state} = 'approved' then l.funding end
    from users u, users o, placements l where u.email = ${cast.approver.email} and o.email = ${cast.caseOfficer.email}
      and l.id = c.placement_id and c.id = ${id}`.execute(server.db)
}
