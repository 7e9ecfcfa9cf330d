import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `assigneeId` is the relationship manager, `teamId` the team of that person. */
const scopes = {
  team: { teamId: '$teamId' },
  own: { assigneeId: '$userId' },
} as const

const bank = ['bankName', 'bankAddress', 'bankManagerName', 'accountNumber', 'iban'] as const
const figures = [
  'numberOfShares',
  'amountInvested',
  'currentValue',
  'averageBuyPrice',
  'actualSharePrice',
  'sharePriceOverride',
] as const

export const shareholdersSubjects = defineSubjects({
  'Shareholders List': { actions: ['view', 'export'], scopes, fieldGroups: { bank, figures } },
  'Shareholders View': { actions: ['view'], scopes, fieldGroups: { bank, figures } },
  /** `delete`: archive. */
  'Shareholders Edit': {
    actions: ['create', 'update', 'delete', 'restore'],
    scopes,
    fieldGroups: { bank },
  },
})
