import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { tellWrittenOff } from './tell-payee.ts'

/** Gives up what cannot be had, as another person than whoever recorded it; why, the staff alone know. */
export async function writeOffOverpayment(change: VersionedChange, id: string, reason: string) {
  const { amount, receivedAmount } = await takeStep(change, overpaymentSteps, {
    id,
    step: 'writeOff',
    reason,
    row: {
      written_off_on: await change.today(),
      written_off_by: change.person.userId,
      write_off_reason: reason,
      remind_on: null,
    },
  })
  await tellWrittenOff(change, id, { amount, receivedAmount })
}
