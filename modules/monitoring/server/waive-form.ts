import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { monitoringSteps } from './monitoring.steps.ts'

/** A form is not asked for any more; why, its record keeps. */
export const waiveForm = async (change: VersionedChange, id: string, reason: string) =>
  takeStep(change, monitoringSteps, {
    id,
    step: 'waive',
    reason,
    row: {
      waived_on: await change.today(),
      waived_by: change.person.userId,
      waived_reason: reason,
    },
  })
