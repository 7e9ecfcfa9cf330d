import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, longText, moneyAboveNothing, reference } from '#kit/contract/fields.ts'

/** Why an employer does not keep what it was paid; told to it. */
export const overpaymentReasons = [
  'endedEarly',
  'wrongWages',
  'paidByOthers',
  'paidTwice',
  'notEligible',
  'other',
] as const

export const receiptMethods = ['bankTransfer', 'cheque', 'other'] as const

/** How many days an employer has to pay back, unless another day is chosen. */
export const daysToRepay = 30
/** An employer is reminded so many days before the due date, and on the day after it. */
export const remindedBefore = [7, -1] as const

const entered = {
  amount: moneyAboveNothing({ required: true }, 999_999.99),
  reason: choice(overpaymentReasons, { required: true }),
  /** The employer reads it. */
  explanation: longText(1000, { required: true }),
  dueOn: date({ required: true }),
}

export const overpayment = defineEntity('overpayment', entered)

/** What is owed back of which payment, as finance records it. */
export const newOverpayment = defineEntity('newOverpayment', {
  paymentId: reference({ required: true }),
  ...entered,
})
