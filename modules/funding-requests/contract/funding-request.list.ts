import { defineList } from '#kit/contract/define-list.ts'
import { credentials, providerTypes, sides, skillFocuses } from './funding-request.ts'
import { requestGroups } from './funding-request.groups.ts'
import { requestStates } from './funding-request.status.ts'

/** What is due first stands first. */
export const requestList = defineList({
  sorts: ['dueOn', 'name', 'reference', 'startsOn', 'requestedAmount', 'approvedAmount'],
  defaultSort: 'dueOn',
  filters: {
    status: { kind: 'choice', choices: requestStates },
    side: { kind: 'choice', choices: sides },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    participantId: { kind: 'reference' },
    applicationId: { kind: 'reference' },
    placementId: { kind: 'reference' },
    providerType: { kind: 'choice', choices: providerTypes },
    skillFocus: { kind: 'choice', choices: skillFocuses },
    credential: { kind: 'choice', choices: credentials },
    dueOn: { kind: 'date' },
    requestedOn: { kind: 'date', isLinked: true },
    startsOn: { kind: 'date' },
    requestedAmount: { kind: 'number' },
    approvedAmount: { kind: 'number' },
  },
  search: true,
  groups: requestGroups,
  tableState: 'fundingRequestsTableState',
})
