import { sql } from 'kysely'
import { cast } from '#seeds/cast.ts'
import { restoreSupplement, supplementOf } from '../authorization/supplement-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

/** How a supplement of a placement is made, brought into a state and led on over HTTP. */
export const supplementDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'supplements',
  entity: 'supplement',
  action: (step) => `supplements.${step}`,
  bodies: {
    approve: () => ({ approvedEach: '100.00', total: '100.00' }),
    decline: () => ({ declineReason: 'notNeeded' }),
    withdraw: () => undefined,
    cancel: () => ({ cancelReason: 'Not needed any more' }),
  },
  put: putSupplement,
  async make() {
    const placementId = await makePlacement()
    await sql`update placements set status = 'active', started_on = organisation_today() - 30,
      planned_end_on = organisation_today() + 90 where id = ${placementId}`.execute(server.db)
    await sql`update programs set supplements = '[{"type": "transport", "cap": "1000.00"}]', combined_cap = 900000
      where id = (select program_id from placements where id = ${placementId})`.execute(server.db)
    return supplementOf(server, placementId)
  },
})

async function putSupplement(id: string, state: string) {
  await restoreSupplement(server.db, id)
  const isApproved = ['approved', 'cancelled'].includes(state)
  const isDecided = isApproved || state === 'declined'
  await sql`update supplements s set status = ${state},
      approved_each = case when ${isApproved} then 100 end, approved_amount = case when ${isApproved} then 100 end,
      decided_on = case when ${isDecided} then organisation_today() end,
      decided_by = case when ${isDecided} then u.id end,
      decline_reason = case when ${state} = 'declined' then 'notNeeded' end,
      withdrawn_on = case when ${state} = 'withdrawn' then organisation_today() end,
      withdrawn_by = case when ${state} = 'withdrawn' then u.id end,
      cancelled_on = case when ${state} = 'cancelled' then organisation_today() end,
      cancelled_by = case when ${state} = 'cancelled' then u.id end,
      cancel_reason = case when ${state} = 'cancelled' then 'Not needed' end
    from users u where u.email = ${cast.approver.email} and s.id = ${id}`.execute(server.db)
}
