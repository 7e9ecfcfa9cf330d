import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  date,
  dateSchema,
  decimalSchema,
  idSchema,
  longText,
  money,
  moneyAboveNothing,
  reference,
  structure,
} from '#kit/contract/fields.ts'

/** What a payment is made for: wages that are claimed, a course that is reviewed, what is claimed of a supplement. */
export const sources = ['claim', 'training', 'supplement'] as const
export type Source = (typeof sources)[number]

/** Whom a payment is for: participants are paid what they spent of a supplement, employers all else. */
export const payees = ['employer', 'participant'] as const
export type Payee = (typeof payees)[number]

/** How a participant is paid, of whom no bank account is kept. */
export const waysPaid = ['cheque', 'eTransfer', 'other'] as const

/** WorkBC’s form has room for as many (grants.md, Payment). */
export const mostLines = 5
export const mostFiles = 10
/** Above so many dollars two persons approve a payment, who did not assess it. */
export const secondApprovalAbove = '10000.00'

const amount = decimalSchema({ min: 0.01, max: 999_999.99, scale: 2 })

/** Wages of some days of a placement, as the pay stubs show them. */
export const claimLine = z.strictObject({
  from: dateSchema,
  to: dateSchema,
  hours: decimalSchema({ min: 0.01, max: 2000, scale: 2 }),
  hourlyWage: decimalSchema({ min: 0.01, max: 999.99, scale: 2 }),
  gross: amount,
})
export type ClaimLine = z.infer<typeof claimLine>

export const claimLines = z
  .array(claimLine)
  .check(z.minLength(1, 'lineNeeded'), z.maxLength(mostLines))
const files = z.array(idSchema).check(z.maxLength(mostFiles))

/** What an employer enters to claim; the placement of a claim never changes. */
export const newClaim = z.strictObject({
  placementId: idSchema,
  lines: claimLines,
  files: z.optional(z.nullable(files)),
})

const spent = {
  /** What was bought or paid. */
  spentOn: longText(500, { required: true }),
  /** The days that it was for. */
  periodFrom: date({ required: true }),
  periodTo: date({ required: true }),
  claimedAmount: moneyAboveNothing({ required: true }, 999_999.99),
}

/** What is claimed of a supplement, without its receipts. */
export const supplementClaim = defineEntity('supplementClaim', spent)

/** What is entered to claim of an approved supplement; which one, never changes. */
export const newSupplementClaim = defineEntity('newSupplementClaim', {
  supplementId: reference({ required: true }),
  ...spent,
  files: structure(files),
})
export const changedSupplementClaim = defineEntity('changedSupplementClaim', {
  ...spent,
  files: structure(files),
})

/** What of a payment is the same whatever it is made for. */
export const payment = defineEntity('payment', {
  periodFrom: date({ required: true, readOnly: true }),
  periodTo: date({ required: true, readOnly: true }),
  submittedOn: date({ readOnly: true }),
  claimedAmount: money({ required: true, readOnly: true }),
  assessedAmount: money({ readOnly: true }),
  approvedAmount: money({ readOnly: true }),
})
