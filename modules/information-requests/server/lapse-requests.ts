import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { WholeApplication } from '#modules/applications/contract/applications.endpoints.ts'
import { takeApplicationStep } from '#modules/applications/server/take-application-step.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { nothingAsked } from '#modules/applications/server/review-application.ts'
import { resumed } from '#modules/applications/server/review-clock.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { informationRequestsEn } from '../contract/strings.en.ts'
import { informationRequestsFr } from '../contract/strings.fr.ts'
import { openRequests } from './request.queries.ts'

/** Every night: what was not answered until its day lapses, and the review goes on without it. */
export const lapseRequests: Job = {
  name: 'informationRequests.lapse',
  schedule: '25 5 * * *',
  async run(change) {
    const { rows } = await sql<{ id: string }>`
      select distinct application_id as id from information_requests
      where state = 'open' and due_on < organisation_today() order by 1`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await lapse(change, id)
  },
}

/** Under the lock it is asked once more: somebody may have answered or extended meanwhile. */
async function lapse(change: Change, id: string) {
  const { db } = change
  const held = await sql<{ version: number; isDue: boolean }>`
    select version, status = 'infoRequested' and information_due_on < organisation_today() as "isDue"
    from applications where id = ${id} for update`.execute(db)
  const { version = 0, isDue } = held.rows[0] ?? {}
  const requests = await openRequests(db, id)
  if (!isDue || requests.length === 0) return
  await sql`update information_requests set state = 'lapsed', closed_at = clock_now()
    where application_id = ${id} and state = 'open'`.execute(db)
  const { record } = await takeApplicationStep(
    { ...change, version },
    {
      id,
      step: 'lapseRequest',
      row: nothingAsked,
      before: (loaded) => resumed(change, loaded.record),
    },
  )
  const { reference, participantName: participant } = record
  for (const { email, name, language, dueOn } of requests)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.letter(
      informationRequestsLetters.lapsed,
      { email, name, language },
      { record: id, reference, participant, dueOn },
    )
  await tellStaff(change, record)
}

async function tellStaff(change: Change, { id, reference, assignee, employer }: WholeApplication) {
  const [en, fr] = [informationRequestsEn, informationRequestsFr]
  await openTask(change, id, {
    question: { en: en.task.missing, fr: fr.task.missing },
    answer: null,
    fieldGroup: 'employerHalf',
  })
  if (!assignee) return
  await change.letter(
    informationRequestsLetters.lapsedForAssignee,
    { userId: assignee.id },
    { record: id, reference, employer: employer.legalName, link: `/applications/pending/${id}` },
  )
}
