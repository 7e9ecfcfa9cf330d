/** What is done for an orphaned participant, in this order, within so many business days. */
export const playbook = {
  contact: 2,
  confirmEnd: 5,
  collectRecords: 10,
  settlePayment: 15,
  offerHelp: 10,
} as const

export type PlaybookStep = keyof typeof playbook
export const playbookSteps = Object.keys(playbook) as [PlaybookStep, ...PlaybookStep[]]
