import { sql } from 'kysely'
import { monitoringFormOf, laterBusinessDay } from '../authorization/monitoring-things.ts'
import type { Driver } from './investor-drivers.ts'
import { server } from './transitions.test-people.ts'

/** How a form of a placement is made, brought into a state and led on over HTTP. */
export const monitoringDriver = (makePlacement: () => Promise<string>): Driver => ({
  table: 'monitoring_forms',
  entity: 'monitoringForm',
  action: (step) => `monitoring.${step}`,
  bodies: {
    remind: () => undefined,
    accept: () => undefined,
    withdrawAcceptance: () => undefined,
    extend: () => ({ newDay: laterBusinessDay(), reason: 'Illness' }),
    waive: () => ({ reason: 'Answered by telephone' }),
    askForChanges: () => ({ changes: 'The wage', newDay: laterBusinessDay() }),
    reopen: () => ({ newDay: laterBusinessDay(), reason: 'A mistake' }),
  },
  put: putForm,
  make: async () => monitoringFormOf(server, await makePlacement()),
})

/** With the days that it has in a state, and who waived it; no letter has asked for it today. */
async function putForm(id: string, state: string) {
  const isAsked = state !== 'notRequired'
  const isWaived = state === 'waived'
  const isAccepted = state === 'accepted'
  const isSent = isAccepted || state === 'submitted'
  await sql`update monitoring_forms set status = ${state},
      opens_on = case when ${isAsked} then organisation_today() - 5 end,
      due_on = case when ${isAsked} then organisation_today() + 9 end,
      remind_on = null, last_contact_on = null, changes_asked = null,
      submitted_on = case when ${isSent} then organisation_today() end,
      submitted_by = case when ${isSent} then 'Rachel Okafor' end,
      accepted_on = case when ${isAccepted} then organisation_today() end,
      accepted_by = case when ${isAccepted} then (select id from users order by id limit 1) end,
      waived_on = case when ${isWaived} then organisation_today() end,
      waived_by = case when ${isWaived} then (select id from users order by id limit 1) end,
      waived_reason = case when ${isWaived} then 'On paper' end
    where id = ${id}`.execute(server.db)
}
