import { sql } from 'kysely'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import { orphanedCaseOf } from '../authorization/orphaned-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server, userIds } from './transitions.test-people.ts'

/** How the case of a placement is made, brought into a state and led on over HTTP. */
export const orphanedDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'orphaned_cases',
  entity: 'orphanedCase',
  action: (step) => `orphaned.${step}`,
  bodies: {
    assign: () => ({ assigneeId: userIds['amina'] }),
    offerMatch: async () => ({ employerId: await anotherEmployer() }),
    withdrawMatch: () => ({}),
    rematch: async (id) => ({
      employerId: await anotherEmployer(),
      amountLeft: await amountLeftOf(id),
      positionTitle: 'Baker',
      duties: 'Bakes',
      supervisorName: 'Odile Roy',
      startOn: daysFromNow(10),
      endOn: daysFromNow(40),
      hoursPerWeek: '35',
      hourlyWage: '30.00',
    }),
    close: () => ({ outcome: 'foundWork' }),
    reopen: () => ({ reason: 'Still looking' }),
  },
  put: putCase,
  async make() {
    const placementId = await makePlacement()
    await sql`update placements set status = 'ended' where id = ${placementId}`.execute(server.db)
    await sql`update programs set max_active_per_employer = 1000, max_yearly_per_employer = 1000,
      max_amount_per_employer = null`.execute(server.db)
    return orphanedCaseOf(server, placementId)
  },
})

/** With a match that is open while it can be, and without whatever a step before began. */
async function putCase(id: string, state: string) {
  const isOpen = state === 'open'
  const isClosed = state === 'closed'
  await sql`update applications set status = 'withdrawn', rematch_of = null
    where rematch_of = (select placement_id from orphaned_cases where id = ${id})`.execute(
    server.db,
  )
  await sql`update orphaned_cases set status = ${state}, outcome = case when ${isClosed} then 'foundWork' end,
      closed_on = case when ${isClosed} then organisation_today() end,
      matched_employer_id = case when ${isOpen} then (select employer_id from placements where id = placement_id) end,
      matched_on = case when ${isOpen} then organisation_today() end,
      rematch_placement_id = case when ${state} = 'rematched' then placement_id end
    where id = ${id}`.execute(server.db)
}

async function anotherEmployer() {
  const { rows } = await sql<{ id: string }>`
    select id from employers where contact_proven_at is not null order by id desc limit 1`.execute(
    server.db,
  )
  return rows[0]?.id
}

async function amountLeftOf(id: string) {
  const { body } = await (
    await server.as('superAdmin')
  ).get<{ amountLeft: string }>(`/orphaned-participants/${id}`)
  return body.amountLeft
}
