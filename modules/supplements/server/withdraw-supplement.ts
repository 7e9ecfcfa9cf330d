import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { supplementSteps } from './supplement.steps.ts'

/** Takes a supplement back that is not decided. */
export async function withdrawSupplement(change: VersionedChange, id: string) {
  await takeStep(change, supplementSteps, {
    id,
    step: 'withdraw',
    row: { withdrawn_on: await change.today(), withdrawn_by: change.person.userId },
  })
}
