import { defineList } from '#kit/contract/define-list.ts'
import { payees } from '#modules/payments/contract/payment.ts'
import { overpaymentGroups } from './overpayment.groups.ts'
import { overpaymentStates } from './overpayment.status.ts'
import { overpaymentReasons } from './overpayment.ts'

/** What was recorded last stands first. */
export const overpaymentList = defineList({
  sorts: ['recordedOn', 'name', 'reference', 'dueOn', 'amount', 'remainingAmount'],
  defaultSort: '-recordedOn',
  filters: {
    status: { kind: 'choice', choices: overpaymentStates },
    isOverdue: { kind: 'yesNo' },
    reason: { kind: 'choice', choices: overpaymentReasons },
    owedBy: { kind: 'choice', choices: payees },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    participantId: { kind: 'reference' },
    applicationId: { kind: 'reference' },
    paymentId: { kind: 'reference' },
    recordedOn: { kind: 'date' },
    dueOn: { kind: 'date' },
    amount: { kind: 'number' },
    remainingAmount: { kind: 'number' },
  },
  /** What is owed, what of it is late, and what is done with. */
  tabs: {
    all: {},
    owed: { status: 'owed' },
    overdue: { isOverdue: 'true' },
    settled: { status: 'recovered,writtenOff' },
  },
  search: true,
  groups: overpaymentGroups,
  tableState: 'overpaymentsTableState',
})
