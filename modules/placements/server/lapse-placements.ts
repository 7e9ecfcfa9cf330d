import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { wantsMail } from '#modules/notifications/server/preferences.queries.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

/** Every night: what was not accepted, or whose first day was not confirmed, until its day lapses. */
export const lapsePlacements = (followers: readonly FollowsPlacements[]): Job => ({
  name: 'placements.lapse',
  schedule: '15 5 * * *',
  async run(change) {
    const today = await change.today()
    // The order of programs is that of the locks: two of these jobs never wait for one another.
    const { rows } = await sql<{ id: string }>`
      select id from placements where (status = 'planned' and accept_by < ${today}::date)
        or (status = 'accepted' and start_by < ${today}::date)
      order by program_id, id`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await lapse(change, { id, today, followers })
  },
})

interface Lapsing {
  id: string
  today: string
  followers: readonly FollowsPlacements[]
}

/** Under the lock it is asked once more: somebody may have accepted or extended meanwhile. */
async function lapse(change: Change, { id, today, followers }: Lapsing) {
  await underBalances.hold?.(change, id)
  const { rows } = await sql<{ version: number }>`
    select version from placements where id = ${id} and ((status = 'planned' and accept_by < ${today}::date)
      or (status = 'accepted' and start_by < ${today}::date)) for update`.execute(change.db)
  const [due] = rows
  if (!due) return
  const placement = await takeStep({ ...change, version: due.version }, underBalances, {
    id,
    step: 'lapse',
    row: { lapsed_on: today },
    changes: { lapsedOn: [null, today] },
  })
  await releaseBudget(change, placement.programId, placement.committedAmount)
  await tellEverybody(change, placement)
  await tellFollowers(followers, 'lapsed', { change, placement })
}

async function tellEverybody(change: Change, placement: LoadedPlacement) {
  const { status, acceptBy, startBy, contact, person, assigneeId, offered } = placement
  const { record, reference, program, link } = factsForEmployer(placement, '')
  const wasAccepted = status === 'accepted'
  const letter = wasAccepted ? placementsLetters.startLapsed : placementsLetters.offerLapsed
  const day = (wasAccepted ? startBy : acceptBy) ?? ''
  await change.letter(letter, contact, factsForEmployer(placement, day))
  const { employer } = offered
  await change.letter(placementsLetters.lapsedForPerson, person, {
    record,
    reference,
    employer,
    program,
  })
  if (!assigneeId || !(await wantsMail(change.db, assigneeId, 'decided'))) return
  await change.letter(
    placementsLetters.lapsedForAssignee,
    { userId: assigneeId },
    { record, reference, employer, link },
  )
}
