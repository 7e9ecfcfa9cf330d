import type { SteppedEntity } from '#kit/server/steps.ts'
import { lockHolds } from '#modules/holds/server/refuse-held.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import type { PlacementFacts } from '../contract/placement.status.ts'
import {
  judgePlacement,
  loadPlacement,
  placementMachines,
  readPlacement,
  findPlacement,
  type LoadedPlacement,
} from './placement.queries.ts'

/** A placement as its steps know it. */
export const placementSteps: SteppedEntity<LoadedPlacement, PlacementFacts, 'placements'> = {
  ...placementMachines,
  table: 'placements',
  entity: 'placement',
  topic: 'placements',
  load: loadPlacement,
  judge: judgePlacement,
  reference: ({ reference }) => reference,
  present: readPlacement,
  async announce(change, placement, version) {
    const { id, applicationId, programId, employerId, participantId, assigneeId } = placement
    const facts = { programId, employerId, participantId, assigneeId }
    const subject = 'Applications View'
    await change.announce({ topic: 'placements', id, version, subject, facts })
    // The application's own screen and lists show where its placement stands.
    await change.announce({ topic: 'applications', id: applicationId, subject, facts })
    // Its history tells staff alone what happened.
    const ofStaff = { ...facts, employerId: null, participantId: null }
    await change.announce({ topic: 'timeline', id: applicationId, subject, facts: ofStaff })
  },
}

/** As `placementSteps`, under the lock that holds on either side are placed under. */
export const underHolds: typeof placementSteps = {
  ...placementSteps,
  async hold(change, id) {
    const placement = await findPlacement(change.db, id)
    if (placement) await lockHolds(change.db, placement)
  },
}

/** As `placementSteps`, under the lock of every balance that the placement counts in. */
export const underBalances: typeof placementSteps = {
  ...placementSteps,
  async hold(change, id) {
    const placement = await findPlacement(change.db, id)
    if (placement) await holdBudget(change, placement.programId)
  },
}
