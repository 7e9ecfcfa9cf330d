import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, integer, money } from '#kit/contract/fields.ts'

/** A batch has one file; so many can still be looked through. */
export const mostPayments = 500
/** By so many days at most the bank takes a file before its day (CPA Standard 005: 14). */
export const mostDaysAhead = 14

/** Why a payment cannot be sent to the bank now. */
export const problems = ['noAccount', 'paymentHeld', 'pastLastDay'] as const

export const fileKinds = ['csv', 'cpa005'] as const

export const paymentBatch = defineEntity('paymentBatch', {
  createdOn: date({ readOnly: true }),
  payments: integer({ min: 0, max: mostPayments }, { readOnly: true }),
  total: money({ readOnly: true }),
  payOn: date({ readOnly: true }),
  releasedOn: date({ readOnly: true }),
  paidOn: date({ readOnly: true }),
})
