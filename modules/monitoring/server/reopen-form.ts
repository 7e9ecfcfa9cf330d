import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { checkNewDay, type NewDay } from './check-new-day.ts'
import { notJudged } from './judge-answers.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { tellOpened } from './tell-asked.ts'

/**
 * Asks for a form again that was waived or accepted, from today on; what was sent is kept.
 * @throws 422 unless the day is a business day ahead
 */
export async function reopenForm(change: VersionedChange, id: string, { newDay, reason }: NewDay) {
  await takeStep(change, monitoringSteps, {
    id,
    step: 'reopen',
    reason,
    async before({ opensOn, dueOn, province }) {
      const today = await change.today()
      await checkNewDay(change, { newDay, province, after: today })
      return {
        row: {
          opens_on: opensOn && opensOn < today ? opensOn : today,
          due_on: newDay,
          waived_on: null,
          waived_by: null,
          waived_reason: null,
          ...notJudged,
        },
        changes: { dueOn: [dueOn, newDay] },
      }
    },
  })
  await tellOpened(change, id)
}
