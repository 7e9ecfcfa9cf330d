import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import {
  endReasonsOf,
  endSidesFor,
  type EndReason,
  type EndSide,
} from '../contract/placement-end.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import { endTold, findPlacement, type LoadedPlacement } from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'
import { releaseUnused, usageColumns, usageTo, type Usage } from './release-unused.ts'
import { factsForEmployer } from './tell-employer.ts'
import { theKnown } from '#kit/server/the-row.ts'

export interface End {
  lastWorkedOn: string
  endedOn: string
  endSide: EndSide
  endReason: EndReason
  endNote?: string | null
}

/**
 * Ends a placement early, by whoever of the staff or the employer may: what was not used to the last day
 * worked is released under the locks that approvals use, and both sides are told.
 * @throws 422 unless the days lie from the first day to today and before the planned last day, and the
 * side is the caller's to speak for and can have that reason
 */
export async function endPlacement(
  change: VersionedChange,
  id: string,
  { end, followers }: { end: End; followers: readonly FollowsPlacements[] },
): Promise<void> {
  const { lastWorkedOn, endedOn, endSide, endReason, endNote = null } = end
  let usage: Usage | null = null
  const placement = await takeStep(change, underBalances, {
    id,
    step: 'end',
    reason: endNote,
    async before(loaded) {
      refuseOthers(end, change.person.type === 'staff')
      refuseDays(end, loaded)
      usage = usageTo(loaded, lastWorkedOn)
      return {
        row: {
          last_worked_on: lastWorkedOn,
          ended_on: endedOn,
          end_side: endSide,
          end_reason: endReason,
          end_note: endNote,
          end_recorded_at: change.now,
          end_recorded_by: change.person.userId,
          ...usageColumns(loaded, usage),
        },
        changes: {
          lastWorkedOn: [null, lastWorkedOn],
          endReason: [null, endReason],
          committedAmount: [loaded.committedAmount, usage.used.total],
        },
      }
    },
  })
  const known = theKnown(usage as Usage | null)
  await releaseUnused(change, placement, known)
  const today = await change.today()
  const after = { ...theKnown(await findPlacement(change.db, id)), today }
  await tellEverybody(change, { placement: after, end, usage: known })
  await tellFollowers(followers, 'ended', { change, placement: after })
}

function refuseOthers({ endSide, endReason, endNote }: End, isStaff: boolean) {
  if (!endSidesFor(isStaff).includes(endSide)) throw invalidField('endSide', 'sideOfOthers')
  if (!endReasonsOf[endSide].includes(endReason)) throw invalidField('endReason', 'reasonOfOthers')
  if (endReason === 'other' && !endNote) throw invalidField('endNote', 'reasonNeeded')
}

function refuseDays({ lastWorkedOn, endedOn }: End, placement: LoadedPlacement) {
  const { today, startedOn, offered } = placement
  if (lastWorkedOn > today) throw invalidField('lastWorkedOn', 'endAhead')
  if (endedOn > today) throw invalidField('endedOn', 'endAhead')
  if (lastWorkedOn < (startedOn ?? offered.startOn))
    throw invalidField('lastWorkedOn', 'endBeforeStart')
  if (lastWorkedOn >= offered.endOn) throw invalidField('lastWorkedOn', 'endNotEarly')
  if (endedOn < lastWorkedOn) throw invalidField('endedOn', 'endBeforeLastWorked')
}

async function tellEverybody(
  change: VersionedChange,
  { placement, end, usage }: { placement: LoadedPlacement; end: End; usage: Usage },
) {
  const { contact, person, assigneeId, offered } = placement
  const { employer } = offered
  const { lastWorkedOn: lastDay, endedOn } = end
  const { reason } = endTold(placement, 'employer')
  const facts = factsForEmployer(placement, endedOn)
  const { record, reference, program, link } = facts
  await change.letter(placementsLetters.ended, contact, {
    ...facts,
    lastDay,
    isReasonTold: reason ? 'yes' : 'no',
    reason: reason ? [reason] : [],
    used: usage.used.total,
    released: usage.released,
  })
  const forPerson = { record, reference, employer, program, lastDay }
  await change.letter(placementsLetters.endedForPerson, person, forPerson)
  if (!assigneeId || assigneeId === change.person.userId) return
  const forAssignee = { record, reference, employer, lastDay, link }
  await change.letter(placementsLetters.endedForAssignee, { userId: assigneeId }, forAssignee)
}
