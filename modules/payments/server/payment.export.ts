import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { paymentGroups } from '../contract/payment.groups.ts'
import type { PaymentRow } from '../contract/payments.endpoints.ts'
import { paymentsWords } from '../contract/words.ts'
import { seesIn, subject } from './payment.policy.ts'

const columns: ListExport<PaymentRow>['columns'] = [
  { key: 'reference', kind: 'text' },
  { key: 'name', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  {
    key: 'source',
    kind: 'text',
    value: ({ source }, _, words) => words(`choices.source.${source}`),
  },
  {
    key: 'payee',
    kind: 'text',
    value: ({ payee }, _, words) => words(`choices.payee.${payee}`),
  },
  { key: 'employer', kind: 'text' },
  { key: 'placementReference', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  { key: 'submittedOn', kind: 'date' },
  { key: 'periodFrom', kind: 'date' },
  { key: 'periodTo', kind: 'date' },
  { key: 'claimedAmount', kind: 'number' },
  { key: 'assessedAmount', kind: 'number' },
  { key: 'approvedAmount', kind: 'number' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const paymentExport = (person: Person): ListExport<PaymentRow> =>
  withheldFrom(
    { name: 'payments', words: paymentsWords, columns },
    { groups: paymentGroups, sees: seesIn(person, { action: 'export', subject }) },
  )
