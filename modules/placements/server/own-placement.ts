import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow, type Judged } from '#kit/server/steps.ts'
import type { PlacementFacts } from '../contract/placement.status.ts'
import type { OwnPlacement } from '../contract/placements.endpoints.ts'
import {
  cancellationFor,
  findPlacement,
  judgePlacement,
  placementMachines,
  type LoadedPlacement,
} from './placement.queries.ts'
import { underBalances } from './placement.steps.ts'

/** As its participant is judged: by whose it is. */
const judgeOwn = (placement: LoadedPlacement): Judged<PlacementFacts> => ({
  ...judgePlacement(placement),
  scope: { participantId: placement.participantId },
})

/** A placement of one's own. @throws 404 when it is missing or somebody else's */
async function loadOwn(looking: Looking, id: string): Promise<LoadedPlacement> {
  const { type, permissions } = looking.person
  const found = type === 'employee' ? await findPlacement(looking.db, id) : null
  if (!found) throw notFound()
  const placement = { ...found, today: await looking.today() }
  const seen = { action: 'view', subject: 'Applications View' } as const
  if (!permissions.allows(seen, { ...judgeOwn(placement).scope })) throw notFound()
  return placement
}

/** A placement as its participant gives it up, under the lock of every balance that it counts in. */
export const ownPlacement: typeof underBalances = {
  ...underBalances,
  load: loadOwn,
  judge: judgeOwn,
  present: readOwnPlacement,
}

/** A placement as its participant reads it: the job and its days, nothing of the agreement's money. */
export async function readOwnPlacement(looking: Looking, id: string): Promise<OwnPlacement> {
  const placement = await loadOwn(looking, id)
  const { version, reference, status, startedOn, offered } = placement
  const { employer, positionTitle, startOn, endOn, hoursPerWeek, hourlyWage } = offered
  const { decline } = stepsNow(placementMachines, judgeOwn(placement), looking.person)
  return {
    id,
    version,
    reference,
    status,
    startedOn,
    employer,
    positionTitle,
    startOn,
    endOn,
    hoursPerWeek,
    hourlyWage,
    cancellation: cancellationFor(placement, looking.person.type),
    can: decline === undefined ? {} : { decline },
  }
}
