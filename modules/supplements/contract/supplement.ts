import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, longText, moneyAboveNothing, reference } from '#kit/contract/fields.ts'
import { supplementTypes } from '#modules/programs/contract/program.ts'

export const payees = ['employer', 'participant'] as const
export const frequencies = ['oneTime', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** What limits an approval: the type beside one placement, the participant’s combined cap, the region’s part of the program’s budget, and that. */
export const approvalLimits = [
  'overTypeCap',
  'overCombinedCap',
  'overRegion',
  'overBudget',
] as const
export type ApprovalLimit = (typeof approvalLimits)[number]

/** What can be said otherwise while it is requested. */
const entered = {
  type: choice(supplementTypes, { required: true }),
  payee: choice(payees, { required: true }),
  description: longText(500, { required: true }),
  frequency: choice(frequencies, { required: true }),
  fromOn: date({ required: true }),
  /** Left out of what is paid once. */
  toOn: date(),
  /** Each time. */
  requestedEach: moneyAboveNothing({ required: true }, 999_999.99),
  /** Why it begins before the day of the request; staff alone say that, and keep a note. */
  lateReason: longText(500),
  internalNote: longText(1000),
}

/** Money beside the wage of a placement, as it is entered. */
export const supplement = defineEntity('supplement', entered)

/** The placement of a supplement that is there stays. */
export const newSupplement = defineEntity('newSupplement', {
  placementId: reference({ required: true }),
  ...entered,
})
