import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import type { MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { monitoringGroups } from '../contract/monitoring.groups.ts'
import { monitoringWords } from '../contract/words.ts'
import { seesIn } from './monitoring.policy.ts'

const columns: ListExport<MonitoringRow>['columns'] = [
  { key: 'name', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  { key: 'number', kind: 'number' },
  { key: 'side', kind: 'text', value: ({ side }, _, words) => words(`choices.side.${side}`) },
  { key: 'employer', kind: 'text' },
  { key: 'placementReference', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  {
    key: 'timing',
    kind: 'text',
    value: ({ timing }, _, words) => timing && words(`choices.timing.${timing}`),
  },
  { key: 'opensOn', kind: 'date' },
  { key: 'dueOn', kind: 'date' },
  { key: 'daysLate', kind: 'number' },
  { key: 'reminders', kind: 'number' },
  { key: 'lastContactOn', kind: 'date' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const monitoringExport = (person: Person): ListExport<MonitoringRow> =>
  withheldFrom(
    { name: 'monitoring-forms', words: monitoringWords, columns },
    { groups: monitoringGroups, sees: seesIn(person, 'export') },
  )
