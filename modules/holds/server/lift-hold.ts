import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { holdSteps } from './hold.steps.ts'
import { tellHeld } from './tell-held.ts'

/** Lifts a hold; whoever is held is told, and the case officers concerned. @throws 409 `placedByYou` */
export async function liftHold(change: VersionedChange, id: string, reason: string) {
  const found = await takeStep(change, holdSteps, {
    id,
    step: 'lift',
    reason,
    row: { ended_on: await change.today(), ended_by: change.person.userId },
  })
  await tellHeld(change, 'lifted', found)
}
