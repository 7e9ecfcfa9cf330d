import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { checkNewDay, type NewDay } from './check-new-day.ts'
import { monitoringSteps } from './monitoring.steps.ts'

/** Gives more time to fill in a form. @throws 422 unless the day is a business day after the one until now */
export const extendForm = (change: VersionedChange, id: string, { newDay, reason }: NewDay) =>
  takeStep(change, monitoringSteps, {
    id,
    step: 'extend',
    reason,
    async before({ dueOn, province }) {
      await checkNewDay(change, { newDay, province, after: dueOn })
      return { row: { due_on: newDay }, changes: { dueOn: [dueOn, newDay] } }
    },
  })
