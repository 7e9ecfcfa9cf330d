import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { checkNewDay, type NewDay } from './check-new-day.ts'
import { monitoringSteps } from './monitoring.steps.ts'

/** Asks for a form again that was waived, from today on. @throws 422 unless the day is a business day ahead */
export const reopenForm = (change: VersionedChange, id: string, { newDay, reason }: NewDay) =>
  takeStep(change, monitoringSteps, {
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
        },
        changes: { dueOn: [dueOn, newDay] },
      }
    },
  })
