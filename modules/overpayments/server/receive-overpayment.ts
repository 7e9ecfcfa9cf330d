import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { invalid } from '#kit/server/problems.ts'
import { loadHeld, takeStep, type VersionedChange } from '#kit/server/steps.ts'
import type { overpaymentsEndpoints } from '../contract/overpayments.endpoints.ts'
import type { LoadedOverpayment } from './overpayment.policy.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { tellReceived } from './tell-payee.ts'

type Receipt = z.infer<typeof overpaymentsEndpoints.receiveOverpayment.body>

const remainingOf = ({ amount, receivedAmount }: LoadedOverpayment) =>
  new Decimal(amount).minus(receivedAmount)

/**
 * Enters what has come back of an overpayment; once nothing remains it is settled. Who owes it is told.
 * @throws 409 `wrongState`, 412, 422 for more than is owed, a day to come or one before the payment
 */
export async function receiveOverpayment(change: VersionedChange, id: string, receipt: Receipt) {
  const { receivedAmount: amount, receivedOn, method, receiptNote = null } = receipt
  const today = await change.today()
  const isRest = remainingOf(await loadHeld(change, overpaymentSteps, id)).eq(amount)
  await takeStep(change, overpaymentSteps, {
    id,
    step: isRest ? 'settle' : 'receive',
    async before(found) {
      const errors = complaintsAbout(receipt, { found, today })
      if (Object.keys(errors).length > 0) throw invalid(errors)
      // With the receipt the database keeps what is received, and whether that is all.
      await sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, note, entered_on, entered_by)
        values (${id}, ${amount}, ${receivedOn}, ${method}, ${receiptNote}, ${today}, ${change.person.userId})`.execute(
        change.db,
      )
      const received = new Decimal(found.receivedAmount).plus(amount).toFixed(2)
      return { changes: { receivedAmount: [found.receivedAmount, received] } }
    },
  })
  await tellReceived(change, id, { received: amount, receivedOn, isRest })
}

function complaintsAbout(
  { receivedAmount: amount, receivedOn }: Receipt,
  { found, today }: { found: LoadedOverpayment; today: string },
): FieldErrors {
  const errors: FieldErrors = {}
  const remaining = remainingOf(found).minus(found.keptAmount)
  if (remaining.lt(amount))
    errors['receivedAmount'] = [
      { code: 'moreThanOwed', params: { remaining: remaining.toFixed(2) } },
    ]
  if (receivedOn > today) errors['receivedOn'] = [{ code: 'receivedAhead', params: {} }]
  if (receivedOn < found.paidOn)
    errors['receivedOn'] = [{ code: 'receivedBeforePaid', params: { day: found.paidOn } }]
  return errors
}
