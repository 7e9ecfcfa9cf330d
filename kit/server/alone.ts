import type { Change } from './call.ts'
import { inChange, type System } from './change.ts'
import { systemPerson } from './identity.ts'

/**
 * Does to one record what a job does to many, in a change of its own: what fails keeps back no other,
 * is told to `system.background` under the name of the job, and is tried again when that runs next.
 */
export async function alone(
  system: System,
  job: { name: string },
  act: (change: Change) => Promise<void>,
): Promise<void> {
  try {
    await inChange(system, { person: systemPerson, requestId: null }, act)
  } catch (error) {
    system.background.failed(job.name, error)
  }
}
