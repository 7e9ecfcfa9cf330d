import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { overpaymentGroups } from '../contract/overpayment.groups.ts'
import type { OverpaymentRow } from '../contract/overpayments.endpoints.ts'
import { overpaymentsWords } from '../contract/words.ts'
import { seesIn, subject } from './overpayment.policy.ts'

const columns: ListExport<OverpaymentRow>['columns'] = [
  { key: 'reference', kind: 'text' },
  { key: 'name', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  { key: 'employer', kind: 'text' },
  { key: 'paymentReference', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  {
    key: 'reason',
    kind: 'text',
    value: ({ reason }, _, words) => words(`choices.reason.${reason}`),
  },
  {
    key: 'owedBy',
    kind: 'text',
    value: ({ owedBy }, _, words) => words(`choices.owedBy.${owedBy}`),
  },
  { key: 'recordedOn', kind: 'date' },
  { key: 'dueOn', kind: 'date' },
  { key: 'amount', kind: 'number' },
  { key: 'receivedAmount', kind: 'number' },
  { key: 'remainingAmount', kind: 'number' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const overpaymentExport = (person: Person): ListExport<OverpaymentRow> =>
  withheldFrom(
    { name: 'overpayments', words: overpaymentsWords, columns },
    { groups: overpaymentGroups, sees: seesIn(person, { action: 'export', subject }) },
  )
