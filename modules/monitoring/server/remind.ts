import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { tellReminded } from './tell-asked.ts'

/**
 * Asks once more for a form that is open, with a new link; the system does so on its days.
 * @throws 409 `remindedToday`
 */
export async function remindOf(
  change: VersionedChange,
  id: string,
  { step, isLast = false }: { step: 'remind' | 'remindOnDay'; isLast?: boolean },
): Promise<void> {
  await takeStep(change, monitoringSteps, {
    id,
    step,
    before: async ({ reminders }) => ({
      row: { reminders: reminders + 1, last_contact_on: await change.today() },
    }),
  })
  await tellReminded(change, id, isLast)
}
