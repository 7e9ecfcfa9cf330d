import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { supplementGroups } from '../contract/supplement.groups.ts'
import type { SupplementRow } from '../contract/supplements.endpoints.ts'
import { supplementsWords } from '../contract/words.ts'
import { seesIn, subject } from './supplement.policy.ts'

const columns: ListExport<SupplementRow>['columns'] = [
  { key: 'reference', kind: 'text' },
  { key: 'name', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  { key: 'employer', kind: 'text' },
  { key: 'placementReference', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  { key: 'type', kind: 'text', value: ({ type }, _, words) => words(`choices.type.${type}`) },
  { key: 'payee', kind: 'text', value: ({ payee }, _, words) => words(`choices.payee.${payee}`) },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  {
    key: 'frequency',
    kind: 'text',
    value: ({ frequency }, _, words) => words(`choices.frequency.${frequency}`),
  },
  { key: 'fromOn', kind: 'date' },
  { key: 'toOn', kind: 'date' },
  { key: 'requestedOn', kind: 'date' },
  { key: 'requestedAmount', kind: 'number' },
  { key: 'approvedAmount', kind: 'number' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const supplementExport = (person: Person): ListExport<SupplementRow> =>
  withheldFrom(
    { name: 'supplements', words: supplementsWords, columns },
    { groups: supplementGroups, sees: seesIn(person, { action: 'export', subject }) },
  )
