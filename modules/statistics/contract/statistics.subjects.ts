import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** What is counted: shareholders, orders and leads within the scope, nothing beyond it. */
const scopes = {
  team: { teamId: '$teamId' },
  own: { assigneeId: '$userId' },
} as const

export const statisticsSubjects = defineSubjects({
  Statistics: { actions: ['view', 'export'], scopes },
  /** `configure`: close a month. */
  'Monthly Investments': { actions: ['view', 'export', 'configure'], scopes },
  'Monthly Care Confirmed Investments': { actions: ['view', 'export'], scopes },
})
