import { defineList } from '#kit/contract/define-list.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { applicationGroups } from './application.groups.ts'
import { applicationStates } from './application.status.ts'

/** The three lists of applications, one per stage, are this list. */
export const applicationList = defineList({
  sorts: [
    'submittedAt',
    'reference',
    'participantName',
    'requestedAmount',
    'reviewDueOn',
    'decidedAt',
  ],
  defaultSort: '-submittedAt',
  filters: {
    status: { kind: 'choice', choices: applicationStates },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    region: { kind: 'choice', choices: provinces },
    submittedAt: { kind: 'date' },
    reviewDueOn: { kind: 'date' },
    returnsAfter: { kind: 'date' },
    requestedAmount: { kind: 'number' },
    isMissingParticipant: { kind: 'yesNo' },
    isDuplicateSuspected: { kind: 'yesNo' },
    isOnHold: { kind: 'yesNo' },
    isMessageWaiting: { kind: 'yesNo' },
  },
  search: true,
  groups: applicationGroups,
  tableState: 'applicationsTableState',
})
