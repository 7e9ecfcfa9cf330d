import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { tellCancelled } from './tell-payee.ts'

/** Takes an overpayment back that was recorded by mistake, while nothing is received. */
export async function cancelOverpayment(change: VersionedChange, id: string, reason: string) {
  await takeStep(change, overpaymentSteps, {
    id,
    step: 'cancel',
    reason,
    row: {
      cancelled_on: await change.today(),
      cancelled_by: change.person.userId,
      cancel_reason: reason,
      remind_on: null,
    },
  })
  await tellCancelled(change, id)
}
