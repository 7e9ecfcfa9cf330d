import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { checkNewDay, type NewDay } from './check-new-day.ts'
import { endEscalation, holdForEscalation } from './escalate.ts'
import { loadForm } from './monitoring.queries.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { keepLinks } from './survey-links.ts'
import { findSurvey } from './survey.queries.ts'
import { tellExtended } from './tell-asked.ts'

/**
 * Gives more time to fill in a form; payments that were held for it go on meanwhile.
 * @throws 422 unless the day is a business day after the one until now
 */
export async function extendForm(change: VersionedChange, id: string, { newDay, reason }: NewDay) {
  await loadForm(change, id)
  await holdForEscalation(change, id)
  await takeStep(change, monitoringSteps, {
    id,
    step: 'extend',
    reason,
    async before({ dueOn, province }) {
      await checkNewDay(change, { newDay, province, after: dueOn })
      return { row: { due_on: newDay }, changes: { dueOn: [dueOn, newDay] } }
    },
  })
  await endEscalation(change, await findSurvey(change.db, id))
  await keepLinks(change, id)
  await tellExtended(change, id, reason)
}
