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
    async close(id) {
      await giveHalf(id)
      return { closeReason: 'No more is bought' }
    },
    reopen: () => undefined,
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

/** What is closed was claimed before. */
const giveHalf = (id: string) =>
  sql`insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount, status,
      submitted_on, submitted_by, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by)
    select s.placement_id, 'supplement', s.id, 'Bus pass', day, day, 50, 'approved', day, c.id, 50, day, f.id, array[f.id],
      50, day, a.id
    from supplements s, users c, users f, users a, lateral (select organisation_today() as day) d
    where s.id = ${id} and s.status = 'approved' and c.email = ${cast.employer.email}
      and f.email = ${cast.finance.email} and a.email = ${cast.approver.email}`.execute(server.db)

async function putSupplement(id: string, state: string) {
  await sql`delete from payments where supplement_id = ${id}`.execute(server.db)
  await restoreSupplement(server.db, id)
  const isApproved = ['approved', 'closed', 'cancelled'].includes(state)
  const isDecided = isApproved || state === 'declined'
  await sql`update supplements s set status = ${state}, payee = 'employer',
      approved_each = case when ${isApproved} then 100 end, approved_amount = case when ${isApproved} then 100 end,
      decided_on = case when ${isDecided} then organisation_today() end,
      decided_by = case when ${isDecided} then u.id end,
      decline_reason = case when ${state} = 'declined' then 'notNeeded' end,
      withdrawn_on = case when ${state} = 'withdrawn' then organisation_today() end,
      withdrawn_by = case when ${state} = 'withdrawn' then u.id end,
      cancelled_on = case when ${state} = 'cancelled' then organisation_today() end,
      cancelled_by = case when ${state} = 'cancelled' then u.id end,
      cancel_reason = case when ${state} = 'cancelled' then 'Not needed' end,
      used_amount = case when ${state} = 'closed' then 0 end,
      closed_on = case when ${state} = 'closed' then organisation_today() end,
      closed_by = case when ${state} = 'closed' then u.id end,
      close_reason = case when ${state} = 'closed' then 'No more is bought' end
    from users u where u.email = ${cast.approver.email} and s.id = ${id}`.execute(server.db)
}
