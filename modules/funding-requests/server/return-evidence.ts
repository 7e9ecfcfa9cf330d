import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { formDay } from './form-day.ts'
import { remindAnew } from './judge-request.ts'
import { requestSteps } from './request.steps.ts'
import { tellEvidenceReturned } from './tell-evidence.ts'

/** Asks for something of the evidence to be put right, with as many days as for a form at least; what was sent is kept. */
export async function returnEvidence(change: VersionedChange, id: string, changes: string) {
  await takeStep(change, requestSteps, {
    id,
    step: 'returnEvidence',
    reason: changes,
    async before({ dueOn, province }) {
      const day = await formDay(change, province)
      const newDay = day > dueOn ? day : dueOn
      return {
        row: {
          evidence_sent_on: null,
          evidence_sent_by: null,
          changes_asked: changes,
          due_on: newDay,
          last_contact_on: await change.today(),
        },
        changes: { dueOn: [dueOn, newDay] },
      }
    },
  })
  await remindAnew(change, id)
  await tellEvidenceReturned(change, id, changes)
}
