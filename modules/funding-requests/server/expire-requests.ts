import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { requestSteps } from './request.steps.ts'
import { tellExpired } from './tell-decided.ts'

/** Every morning: a request whose form did not come until its day is over. */
export const expireRequests: Job = {
  name: 'fundingRequests.expire',
  schedule: '35 5 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from funding_requests
      where status in ('awaitingForm', 'returned') and due_on < organisation_today() order by id`.execute(
      change.db,
    )
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, each in a change of its own
    for (const { id } of rows) await alone(system, expireRequests, (own) => expire(own, id))
  },
}

/** Under the lock it is asked once more: its form may have come. */
async function expire(change: Change, id: string) {
  const { rows } = await sql<{ version: number }>`
    select version from funding_requests where id = ${id} and status in ('awaitingForm', 'returned')
      and due_on < organisation_today() for update`.execute(change.db)
  const [row] = rows
  if (!row) return
  const by = { ...change, person: systemPerson, version: row.version }
  await takeStep(by, requestSteps, { id, step: 'expire', row: { remind_on: null } })
  await tellExpired(change, id)
}
