import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { supplementSteps } from './supplement.steps.ts'
import { tellDeclined } from './tell-sides.ts'

interface Refusal {
  declineReason: string
  declineNote?: string | null | undefined
}

/** Declines a supplement; both sides are told why. @throws 422 without the words of another reason */
export async function declineSupplement(change: VersionedChange, id: string, refusal: Refusal) {
  const { declineReason: reason, declineNote: note = null } = refusal
  if (reason === 'other' && !note) throw invalidField('declineNote', 'noteNeeded')
  await takeStep(change, supplementSteps, {
    id,
    step: 'decline',
    reason: note,
    row: {
      decided_by: change.person.userId,
      decided_on: await change.today(),
      decline_reason: reason,
      decline_note: note,
    },
    changes: { declineReason: [null, reason] },
  })
  await tellDeclined(change, id, { reason, note })
}
