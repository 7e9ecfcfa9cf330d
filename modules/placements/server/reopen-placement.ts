import { Decimal } from 'decimal.js'
import { refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'
import { limitReached } from './room-again.queries.ts'
import { factsForEmployer } from './tell-employer.ts'

const nothing = {
  ended_on: null,
  last_worked_on: null,
  end_side: null,
  end_reason: null,
  end_note: null,
  end_recorded_at: null,
  end_recorded_by: null,
  amount_before_end: null,
  used_funding: null,
}

/**
 * Takes back an end that was a mistake: the placement goes on, and what the end released is committed
 * again, within the budget and every maximum as an approval is.
 * @throws 409 `endIsFollowed` once something rests on the end, or the limit that leaves no room
 */
export async function reopenPlacement(
  change: VersionedChange,
  id: string,
  { reason, followers }: { reason: string; followers: readonly FollowsPlacements[] },
): Promise<void> {
  let amount = ''
  const placement = await takeStep(change, underBalances, {
    id,
    step: 'reopen',
    reason,
    async before(loaded) {
      amount = theKnown(loaded.amountBeforeEnd ?? loaded.committedAmount)
      const again = new Decimal(amount).sub(loaded.committedAmount).toFixed(2)
      const limit = await limitReached(change.db, { id, again })
      if (limit) throw refused(limit)
      if (!(await commitBudget(change, loaded, again))) throw refused('budgetExceeded')
      return {
        row: { ...nothing, committed_amount: amount },
        changes: { committedAmount: [loaded.committedAmount, amount] },
      }
    },
  })
  await tellBoth(change, placement, amount)
  await tellFollowers(followers, 'reopened', { change, placement })
}

async function tellBoth(change: VersionedChange, placement: LoadedPlacement, amount: string) {
  const { contact, person, offered } = placement
  const facts = factsForEmployer(placement, offered.endOn)
  await change.letter(placementsLetters.reopened, contact, { ...facts, amount })
  const { record, reference, program, day } = facts
  const { employer } = offered
  const forPerson = { record, reference, employer, program, day }
  await change.letter(placementsLetters.reopenedForPerson, person, forPerson)
}
