import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { tellOpened } from './tell-asked.ts'

/** Every morning: forms whose day has come are open. */
export const openForms: Job = {
  name: 'monitoring.open',
  schedule: '10 12 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from monitoring_forms where status = 'scheduled' and opens_on <= organisation_today()
      order by id`.execute(change.db)
    // oxlint-disable-next-line no-await-in-loop -- one form after the other, each in a change of its own
    for (const { id } of rows) await alone(system, openForms, (own) => open(own, id))
  },
}

/** Under the lock it is asked once more: somebody may have waived it, or the plan may be another. */
async function open(change: Change, id: string) {
  const { rows } = await sql<{ version: number }>`
    select version from monitoring_forms
    where id = ${id} and status = 'scheduled' and opens_on <= organisation_today() for update`.execute(
    change.db,
  )
  const [row] = rows
  if (!row) return
  const by = { ...change, person: systemPerson, version: row.version }
  await takeStep(by, monitoringSteps, { id, step: 'open' })
  await tellOpened(change, id)
}
