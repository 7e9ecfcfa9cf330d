import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { endEscalation, holdForEscalation } from './escalate.ts'
import { loadForm } from './monitoring.queries.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { findSurvey } from './survey.queries.ts'

/** A form is not asked for any more; why, its record keeps. */
export async function waiveForm(change: VersionedChange, id: string, reason: string) {
  await loadForm(change, id)
  await holdForEscalation(change, id)
  await takeStep(change, monitoringSteps, {
    id,
    step: 'waive',
    reason,
    row: {
      waived_on: await change.today(),
      waived_by: change.person.userId,
      waived_reason: reason,
      changes_asked: null,
      remind_on: null,
    },
  })
  await endEscalation(change, await findSurvey(change.db, id))
}
