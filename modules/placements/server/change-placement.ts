import type { Change } from '#kit/server/call.ts'
import { differences } from '#kit/server/audit.ts'
import { recordAct } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { tellFollowers, type FollowsPlacements } from './follows-placements.ts'
import { findPlacement, type LoadedPlacement } from './placement.queries.ts'
import { placementSteps } from './placement.steps.ts'

/** What an approved change makes of a placement that is not over. */
export interface PlacementChange {
  terms: Record<'positionTitle' | 'startOn' | 'endOn' | 'hoursPerWeek' | 'hourlyWage', string>
  funding: Funding
  followers: readonly FollowsPlacements[]
}

/**
 * Gives a placement other terms and the money of them; whoever follows it plans afresh. The caller has asked
 * whether that may be, holds the budget and the placement, and has set the money aside.
 */
export async function changePlacement(
  change: Change,
  id: string,
  { terms, funding, followers }: PlacementChange,
): Promise<void> {
  const found = theKnown(await findPlacement(change.db, id))
  const placement = { ...found, today: await change.today() }
  const startBy = latestStart(placement, terms)
  await change.db
    .updateTable('placements')
    .set((eb) => ({
      position_title: terms.positionTitle,
      start_on: terms.startOn,
      planned_end_on: terms.endOn,
      hours_per_week: terms.hoursPerWeek,
      hourly_wage: terms.hourlyWage,
      funding: JSON.stringify(funding),
      committed_amount: funding.total,
      start_by: startBy,
      version: eb('version', '+', 1),
      updated_at: change.now,
    }))
    .where('id', '=', id)
    .execute()
  await recordAct(change, placementSteps, {
    of: placement,
    act: 'change',
    changes: changesOf(placement, { ...terms, startBy, committedAmount: funding.total }),
  })
  const changed = { ...theKnown(await findPlacement(change.db, id)), today: placement.today }
  if (placement.startedOn) await tellFollowers(followers, 'changed', { change, placement: changed })
}

/** Who is to start later has until then, and nobody until after the last day. */
function latestStart(
  { startBy }: LoadedPlacement,
  { startOn, endOn }: PlacementChange['terms'],
): string | null {
  if (startBy === null) return null
  const latest = startBy > startOn ? startBy : startOn
  return latest < endOn ? latest : endOn
}

function changesOf(
  { offered, startBy, committedAmount }: LoadedPlacement,
  after: Record<string, string | null>,
) {
  const { positionTitle, startOn, endOn, hoursPerWeek, hourlyWage } = offered
  const before = { positionTitle, startOn, endOn, hoursPerWeek, hourlyWage }
  return differences({ ...before, startBy, committedAmount }, after)
}
