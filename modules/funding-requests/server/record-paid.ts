import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { requestSteps } from './request.steps.ts'

interface Paid {
  paidOn: string
  /** In which way, such as a cheque to the provider. */
  paidOtherwise: string
}

/**
 * Notes that a course was paid without a payment here: a provider is often paid before its proof is sent.
 * @throws 409 `paidByBatch` where there is one; 422 for a day to come, or before the approval
 */
export async function recordPaid(
  change: VersionedChange,
  id: string,
  { paidOn, paidOtherwise }: Paid,
): Promise<void> {
  const today = await change.today()
  await takeStep(change, requestSteps, {
    id,
    step: 'recordPaid',
    reason: paidOtherwise,
    async before({ decidedOn }) {
      const first = decidedOn ?? today
      if (paidOn > today || paidOn < first) throw invalidField('paidOn', 'dayPaid', { first })
      return {
        row: { paid_on: paidOn, paid_otherwise: paidOtherwise },
        changes: { paidOn: [null, paidOn] },
      }
    },
  })
}
