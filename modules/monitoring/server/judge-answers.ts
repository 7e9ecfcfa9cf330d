import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { checkNewDay } from './check-new-day.ts'
import { monitoringSteps } from './monitoring.steps.ts'
import { takeBackAccepted, tellAccepted, tellChangesAsked } from './tell-asked.ts'

/** What was answered is good. */
export async function acceptForm(change: VersionedChange, id: string) {
  await takeStep(change, monitoringSteps, {
    id,
    step: 'accept',
    row: { accepted_on: await change.today(), accepted_by: change.person.userId },
  })
  await tellAccepted(change, id)
}

const notAccepted = { accepted_on: null, accepted_by: null } as const
/** It was accepted in error, and waits to be judged again. */
export async function withdrawAcceptance(change: VersionedChange, id: string) {
  await takeStep(change, monitoringSteps, { id, step: 'withdrawAcceptance', row: notAccepted })
  await takeBackAccepted(change, id)
}

const notSent = { submitted_on: null, submitted_by: null } as const
/** What no form has that is to be filled in again. */
export const notJudged = { ...notSent, ...notAccepted } as const

interface Asked {
  changes: string
  newDay: string
}

/**
 * Asks for something of what was answered to be put right, until a day; what was sent is kept.
 * @throws 422 unless the day is a business day ahead
 */
export async function askForChanges(
  change: VersionedChange,
  id: string,
  { changes, newDay }: Asked,
) {
  await takeStep(change, monitoringSteps, {
    id,
    step: 'askForChanges',
    reason: changes,
    async before({ dueOn, province }) {
      await checkNewDay(change, { newDay, province, after: await change.today() })
      return {
        row: { ...notSent, due_on: newDay, changes_asked: changes },
        changes: { dueOn: [dueOn, newDay] },
      }
    },
  })
  await tellChangesAsked(change, id, changes)
}
