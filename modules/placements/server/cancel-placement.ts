import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type SteppedEntity, type VersionedChange } from '#kit/server/steps.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import type { PlacementFacts } from '../contract/placement.status.ts'
import {
  cancelReasonsOf,
  cancelSidesFor,
  type Cancellation,
} from '../contract/placement-cancellation.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import { ownPlacement } from './own-placement.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

type Steps = SteppedEntity<LoadedPlacement, PlacementFacts, 'placements'>

interface GivingUp {
  cancellation: Cancellation
  followers: readonly FollowsPlacements[]
}

/**
 * Gives a placement up before its first day, by whoever of the staff or the employer may: all of its
 * money is released under the locks that approvals use, and both sides are told.
 * @throws 422 for another reason without a note, one that the side cannot have, and a side that is not
 * the caller's to speak for
 */
export const cancelPlacement = (change: VersionedChange, id: string, given: GivingUp) =>
  giveUp(change, id, { ...given, steps: underBalances, step: 'cancel' })

/** As `cancelPlacement`, by the participant for themselves. */
export const declinePlacement = (change: VersionedChange, id: string, given: GivingUp) =>
  giveUp(change, id, { ...given, steps: ownPlacement, step: 'decline' })

async function giveUp(
  change: VersionedChange,
  id: string,
  how: GivingUp & { steps: Steps; step: 'cancel' | 'decline' },
): Promise<void> {
  const { cancellation, followers, steps, step } = how
  const { side, reason, note } = cancellation
  const today = await change.today()
  const placement = await takeStep(change, steps, {
    id,
    step,
    reason: note,
    row: {
      cancelled_on: today,
      cancelled_by: change.person.userId,
      cancel_side: side,
      cancel_reason: reason,
      cancel_note: note,
    },
    changes: { cancelSide: [null, side], cancelReason: [null, reason] },
    before: async () => refuseOthers(change, step, cancellation),
  })
  await releaseBudget(change, placement, placement.committedAmount)
  await tellEverybody(change, { placement, cancellation, today })
  await tellFollowers(followers, 'cancelled', {
    change,
    placement: {
      ...placement,
      cancelled: { ...cancellation, on: today, by: change.person.type },
    },
  })
}

function refuseOthers(
  { person }: Change,
  step: 'cancel' | 'decline',
  { side, reason, note }: Cancellation,
) {
  const isOwn = step === 'decline'
  if (!isOwn && !cancelSidesFor(person.type === 'staff').includes(side))
    throw invalidField('cancelSide', 'sideOfOthers')
  if (!isOwn && !cancelReasonsOf[side].includes(reason))
    throw invalidField('cancelReason', 'reasonOfOthers')
  if (reason === 'other' && !note) throw invalidField('cancelNote', 'reasonNeeded')
}

async function tellEverybody(
  change: Change,
  told: { placement: LoadedPlacement; cancellation: Cancellation; today: string },
) {
  const { placement, cancellation, today } = told
  const { contact, person, assigneeId, offered, committedAmount: released } = placement
  const facts = factsForEmployer(placement, today)
  const { record, reference, program, link } = facts
  const { employer } = offered
  const { side } = cancellation
  const reason = [cancellation.reason]
  await change.letter(placementsLetters.cancelled, contact, { ...facts, side, reason, released })
  await change.letter(placementsLetters.cancelledForPerson, person, {
    record,
    reference,
    employer,
    program,
    side,
    reason,
  })
  if (!assigneeId || assigneeId === change.person.userId) return
  const forAssignee = { record, reference, employer, side: [side], reason, link }
  await change.letter(placementsLetters.cancelledForAssignee, { userId: assigneeId }, forAssignee)
}
