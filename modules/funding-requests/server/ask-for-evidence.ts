import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { evidenceDay } from './form-day.ts'
import { awaitForm } from './remind-asked.ts'
import { findRequest } from './request.queries.ts'
import { requestSteps } from './request.steps.ts'
import { askEvidence } from './tell-evidence.ts'

const isOver = sql<boolean>`status = 'approved' and ends_on < organisation_today()`

/** Every morning: of a course that is over, the evidence is asked for. */
export const askForEvidence: Job = {
  name: 'fundingRequests.askForEvidence',
  schedule: '0 12 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from funding_requests where ${isOver} order by id`.execute(change.db)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, each in a change of its own
    for (const { id } of rows) await alone(system, askForEvidence, (own) => ask(own, id))
  },
}

/** Under the lock it is asked once more: it may have been cancelled. */
async function ask(change: Change, id: string) {
  const { rows } = await sql<{ endsOn: string }>`
    select ends_on as "endsOn" from funding_requests where id = ${id} and ${isOver} for update`.execute(
    change.db,
  )
  const [course] = rows
  if (!course) return
  const { version, province, dueOn: before } = theKnown(await findRequest(change.db, id))
  const dueOn = await evidenceDay(change, { ...course, province })
  await takeStep({ ...change, person: systemPerson, version }, requestSteps, {
    id,
    step: 'askForEvidence',
    row: { evidence_asked_on: await change.today(), due_on: dueOn },
    changes: { dueOn: [before, dueOn] },
  })
  await awaitForm(change, { id, dueOn })
  await askEvidence(change, id)
}
