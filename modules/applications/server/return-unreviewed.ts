import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import type { WholeApplication } from '../contract/applications.endpoints.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { applicationSteps } from './application.steps.ts'
import { contactOf } from './contact-of.ts'
import { personOf } from './person-of.ts'
import { lastDay } from './waiting-for-review.ts'

/** What is left goes back in the next night: one transaction holds them all. */
const mostInANight = 500

/**
 * Every night: what nobody has taken in hand by its last day, of which the staff were told
 * (`announceReturns`), goes back to its applicants, those that waited longest first.
 */
export const returnUnreviewed: Job = {
  name: 'applications.return',
  schedule: '20 5 * * *',
  async run(change) {
    const { rows } = await sql<{ id: string }>`
      select a.id from applications a join programs p on p.id = a.program_id
      where ${isOver} order by a.returns_after, a.id limit ${mostInANight}`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await giveBack(change, id)
  },
}

const isOver = sql<boolean>`a.status = 'submitted' and a.returns_after < organisation_today()
  and a.returns_after >= ${lastDay}`

/** Under the lock it is asked once more: somebody may have taken it in hand meanwhile. */
async function giveBack(change: Change, id: string) {
  await sql`select 1 from applications where id = ${id} for update`.execute(change.db)
  const { rows } = await sql<{ version: number }>`
    select a.version from applications a join programs p on p.id = a.program_id
    where a.id = ${id} and ${isOver}`.execute(change.db)
  const [due] = rows
  if (!due) return
  const { record } = await takeStep({ ...change, version: due.version }, applicationSteps, {
    id,
    step: 'returnUnreviewed',
  })
  await tellBoth(change, record)
}

async function tellBoth(change: Change, returned: WholeApplication) {
  const { id, reference, employer } = returned
  const about = { record: id, reference, program: returned.program.name }
  await change.letter(applicationsLetters.returned, await contactOf(change.db, id), {
    ...about,
    participant: returned.participantName,
    link: `/applications/View?id=${id}`,
  })
  await change.letter(applicationsLetters.returnedForPerson, await personOf(change.db, id), {
    ...about,
    employer: employer.legalName,
  })
}
