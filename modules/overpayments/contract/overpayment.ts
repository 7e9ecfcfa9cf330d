import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, longText, moneyAboveNothing, reference } from '#kit/contract/fields.ts'

/** Why an employer or a participant does not keep what they were paid; told to them. */
export const overpaymentReasons = [
  'endedEarly',
  'wrongWages',
  'paidByOthers',
  'paidTwice',
  'notEligible',
  'other',
] as const

export const receiptMethods = ['bankTransfer', 'cheque', 'other'] as const
/** How money came back: also from another payment. */
export const waysReceived = [...receiptMethods, 'keptBack'] as const

/** How many days there are to pay back, unless another day is chosen. */
export const daysToRepay = 30
/** Who owes it is reminded so many days before the due date, and on the day after it. */
export const remindedBefore = [7, -1] as const

const entered = {
  amount: moneyAboveNothing({ required: true }, 999_999.99),
  reason: choice(overpaymentReasons, { required: true }),
  /** Who owes it reads it. */
  explanation: longText(1000, { required: true }),
  dueOn: date({ required: true }),
}

export const overpayment = defineEntity('overpayment', entered)

/** What is owed back of which payment, as finance records it. */
export const newOverpayment = defineEntity('newOverpayment', {
  paymentId: reference({ required: true }),
  ...entered,
})
