import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { underHolds } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

interface Started {
  startedOn: string
  followers: readonly FollowsPlacements[]
}

/**
 * The person has started.
 * @throws 422 unless the day lies from the approval to the last day to start and the planned last day, and
 * not ahead
 */
export async function confirmStart(
  change: VersionedChange,
  id: string,
  { startedOn, followers }: Started,
) {
  const placement = await takeStep(change, underHolds, {
    id,
    step: 'confirmStart',
    async before(accepted) {
      const complaint = complaintAbout(startedOn, accepted)
      if (complaint) throw invalidField('startedOn', complaint)
      return { row: { started_on: startedOn }, changes: { startedOn: [null, startedOn] } }
    },
  })
  await tellAssignee(change, placement, startedOn)
  await tellFollowers(followers, 'started', { change, placement })
}

/** Whoever looks after the application, unless they confirmed it themselves. */
async function tellAssignee(change: VersionedChange, placement: LoadedPlacement, day: string) {
  const { assigneeId, offered } = placement
  if (!assigneeId || assigneeId === change.person.userId) return
  const { record, reference, link } = factsForEmployer(placement, day)
  const facts = { record, reference, employer: offered.employer, day, link }
  await change.letter(placementsLetters.startedForAssignee, { userId: assigneeId }, facts)
}

function complaintAbout(day: string, { today, approvedOn, startBy, offered }: LoadedPlacement) {
  if (day > today) return 'startAhead'
  if (day > offered.endOn) return 'startAfterEnd'
  if (day < approvedOn) return 'startBeforeApproval'
  return startBy !== null && day > startBy ? 'startAfterWindow' : null
}
