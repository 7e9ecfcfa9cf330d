import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { requestSteps } from './request.steps.ts'

/** Closes a request that is paid: nothing more comes of it. */
export async function closeRequest(change: VersionedChange, id: string): Promise<void> {
  await takeStep(change, requestSteps, {
    id,
    step: 'close',
    row: { closed_on: await change.today(), closed_by: change.person.userId },
  })
}
