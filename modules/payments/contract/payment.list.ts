import { defineList } from '#kit/contract/define-list.ts'
import { paymentGroups } from './payment.groups.ts'
import { payees, sources } from './payment.ts'
import { paymentStates } from './payment.status.ts'

/** What is begun stands first, then what was claimed last. */
export const paymentList = defineList({
  sorts: ['submittedOn', 'name', 'reference', 'periodFrom', 'claimedAmount', 'approvedAmount'],
  defaultSort: '-submittedOn',
  filters: {
    status: { kind: 'choice', choices: paymentStates },
    source: { kind: 'choice', choices: sources },
    payee: { kind: 'choice', choices: payees },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    participantId: { kind: 'reference' },
    applicationId: { kind: 'reference' },
    placementId: { kind: 'reference' },
    supplementId: { kind: 'reference' },
    batchId: { kind: 'reference' },
    submittedOn: { kind: 'date' },
    periodFrom: { kind: 'date' },
    claimedAmount: { kind: 'number' },
    approvedAmount: { kind: 'number' },
  },
  /** The stages that a payment goes through, as the work on it is shared out. */
  tabs: {
    all: {},
    toAssess: { status: 'submitted' },
    toApprove: { status: 'assessed,approvedOnce' },
    returned: { status: 'returned' },
    approved: { status: 'approved', payee: 'employer' },
    toParticipants: { status: 'approved', payee: 'participant' },
    underWay: { status: 'batched,sent' },
    paid: { status: 'paid' },
    failed: { status: 'failed' },
  },
  search: true,
  groups: paymentGroups,
  tableState: 'paymentsTableState',
})
