import { defineList } from '#kit/contract/define-list.ts'
import { supplementTypes } from '#modules/programs/contract/program.ts'
import { supplementGroups } from './supplement.groups.ts'
import { supplementStates } from './supplement.status.ts'
import { payees } from './supplement.ts'

/** What was requested last stands first. */
export const supplementList = defineList({
  sorts: ['requestedOn', 'name', 'reference', 'fromOn', 'requestedAmount', 'approvedAmount'],
  defaultSort: '-requestedOn',
  filters: {
    status: { kind: 'choice', choices: supplementStates },
    type: { kind: 'choice', choices: supplementTypes },
    payee: { kind: 'choice', choices: payees },
    isClaimable: { kind: 'yesNo' },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    participantId: { kind: 'reference' },
    applicationId: { kind: 'reference' },
    placementId: { kind: 'reference' },
    requestedOn: { kind: 'date' },
    fromOn: { kind: 'date' },
    requestedAmount: { kind: 'number' },
    approvedAmount: { kind: 'number' },
  },
  /** What waits for a decision, and what has become of the others. */
  tabs: {
    all: {},
    toDecide: { status: 'requested' },
    approved: { status: 'approved' },
    closed: { status: 'closed' },
    declined: { status: 'declined' },
  },
  search: true,
  groups: supplementGroups,
  tableState: 'supplementsTableState',
})
