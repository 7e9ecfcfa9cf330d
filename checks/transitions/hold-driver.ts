import { sql } from 'kysely'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

/** How a hold on the employer of an application is made, brought into a state and led on over HTTP. */
export const holdDriver = (makeApplication: () => Promise<string>): Driver => ({
  table: 'holds',
  entity: 'hold',
  action: (step) => `holds.${step}`,
  bodies: {
    lift: () => ({ reason: 'All is in order' }),
    bypass: async (id) => ({
      applicationId: await applicationOf(id),
      effect: 'payment',
      reason: 'Found out',
    }),
  },
  async put(id, state) {
    await sql`delete from hold_bypasses where hold_id = ${id}`.execute(server.db)
    await sql`update holds set status = ${state}, ended_by = null,
        ended_on = case when ${state} <> 'open' then organisation_today() end
      where id = ${id}`.execute(server.db)
  },
  async make() {
    const applicationId = await makeApplication()
    const { rows } = await sql<{ id: string }>`
      insert into holds (kind, employer_id, reason, message, effects, starts_on, has_begun, name)
      select 'employer', e.id, 'other', 'Only for now', '{payment}', organisation_today(), true, searchable(e.legal_name)
      from applications a join employers e on e.id = a.employer_id where a.id = ${applicationId}
      returning id`.execute(server.db)
    return rows[0]?.id ?? ''
  },
})

async function applicationOf(id: string) {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join holds h on h.employer_id = a.employer_id where h.id = ${id} and a.stage = 'pending' limit 1`.execute(
    server.db,
  )
  return rows[0]?.id
}
