import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { remindedBefore } from '../contract/rules.ts'
import type { RequestStatus } from '../contract/funding-request.status.ts'
import type { LoadedRequest } from './request.policy.ts'
import { findRequest } from './request.queries.ts'
import { requestSteps } from './request.steps.ts'
import { tellReminded } from './tell-asked.ts'

/** The next day after today on which a form that is due is reminded of by itself; none once both have gone. */
export async function remindFrom(change: Change, dueOn: string): Promise<string | null> {
  const today = await change.today()
  return remindedBefore.map((days) => addDays(dueOn, -days)).find((day) => day > today) ?? null
}

/** A form that was asked for today is reminded of by itself from its next day on. */
export async function awaitForm(
  change: Change,
  { id, dueOn }: Pick<LoadedRequest, 'id' | 'dueOn'>,
) {
  await sql`update funding_requests set remind_on = ${await remindFrom(change, dueOn)}::date,
    last_contact_on = ${await change.today()} where id = ${id}`.execute(change.db)
}

type Reminder =
  | 'remind'
  | 'remindOnDay'
  | 'remindReturned'
  | 'remindOfEvidence'
  | 'remindOfEvidenceOnDay'
  | 'remindOfReturnedEvidence'

/** On its days, by what is waited for. */
const onDay: Partial<Record<RequestStatus, Reminder>> = {
  awaitingForm: 'remindOnDay',
  returned: 'remindReturned',
  evidenceDue: 'remindOfEvidenceOnDay',
  evidenceReturned: 'remindOfReturnedEvidence',
}

/** Asks once more for what is waited for, with a new link. @throws 409 `remindedToday` */
export async function remindOf(change: VersionedChange, id: string, step: Reminder) {
  const { dueOn } = await takeStep(change, requestSteps, {
    id,
    step,
    before: async () => ({ row: { last_contact_on: await change.today() } }),
  })
  await sql`update funding_requests set reminders = reminders + 1, remind_on = ${await remindFrom(change, dueOn)}::date
    where id = ${id}`.execute(change.db)
  await tellReminded(change, id)
}

/** Every morning: whoever has not sent what is asked for is reminded on its days. */
export const remindAsked: Job = {
  name: 'fundingRequests.remind',
  schedule: '30 12 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from funding_requests where remind_on <= organisation_today() and due_on >= organisation_today()
      order by id`.execute(change.db)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, each in a change of its own
    for (const { id } of rows) await alone(system, remindAsked, (own) => remind(own, id))
  },
}

/** Under the lock it is asked once more: it may have been sent or cancelled. */
async function remind(change: Change, id: string) {
  const { rows } = await sql`
    select 1 from funding_requests where id = ${id} and remind_on <= organisation_today() for update`.execute(
    change.db,
  )
  if (rows.length === 0) return
  const request = theKnown(await findRequest(change.db, id))
  // Staff may have written on the same day.
  if (request.wasContactedToday) return awaitForm(change, request)
  const step = onDay[request.status]
  if (step) await remindOf({ ...change, person: systemPerson, version: request.version }, id, step)
}
