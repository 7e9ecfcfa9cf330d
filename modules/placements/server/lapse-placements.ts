import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { lockHolds } from '#modules/holds/server/refuse-held.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import { giveDaysAfterHolds } from './give-days-after-hold.ts'
import { isHeld, type LoadedPlacement } from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

/** Every night: what was not accepted, or whose first day was not confirmed, until its day lapses, unless held. */
export const lapsePlacements = (followers: readonly FollowsPlacements[]): Job => ({
  name: 'placements.lapse',
  schedule: '15 5 * * *',
  async run(change) {
    const today = await change.today()
    // A hold may have ended without anybody doing anything.
    await giveDaysAfterHolds(change, sql`true`)
    // The order of programs is that of the locks: two of these jobs never wait for one another.
    const { rows } = await sql<Parties & { id: string }>`
      select l.id, l.employer_id as "employerId", l.participant_id as "participantId" from placements l
      where ${isDue(today)} order by l.program_id, l.id`.execute(change.db)
    // No hold is placed on any of them meanwhile; as everywhere, before the locks of what is decided.
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    for (const row of rows) await lockHolds(change.db, row)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await lapse(change, { id, today, followers })
  },
})

interface Parties {
  employerId: string
  participantId: string
}

/** Of `placements l`: its day has passed, and no hold forbids what should have been done until then. */
const isDue = (today: string) => sql<boolean>`
  (l.status = 'planned' and l.accept_by < ${today}::date or l.status = 'accepted' and l.start_by < ${today}::date)
  and not ${isHeld}`

interface Lapsing {
  id: string
  today: string
  followers: readonly FollowsPlacements[]
}

/** Under the lock it is asked once more: somebody may have accepted, extended or held it meanwhile. */
async function lapse(change: Change, { id, today, followers }: Lapsing) {
  await underBalances.hold?.(change, id)
  const { rows } = await sql<{ version: number }>`
    select l.version from placements l where l.id = ${id} and ${isDue(today)} for update`.execute(
    change.db,
  )
  const [due] = rows
  if (!due) return
  const placement = await takeStep({ ...change, version: due.version }, underBalances, {
    id,
    step: 'lapse',
    row: { lapsed_on: today },
    changes: { lapsedOn: [null, today] },
  })
  await releaseBudget(change, placement, placement.committedAmount)
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
  if (!assigneeId) return
  await change.letter(
    placementsLetters.lapsedForAssignee,
    { userId: assigneeId },
    { record, reference, employer, link },
  )
}
