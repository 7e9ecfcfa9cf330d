import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import type { OrphanedRow } from '../contract/orphaned.endpoints.ts'
import { orphanedGroups } from '../contract/orphaned.groups.ts'
import { orphanedWords } from '../contract/words.ts'
import { seesIn } from './orphaned.policy.ts'

const columns: ListExport<OrphanedRow>['columns'] = [
  { key: 'name', kind: 'text' },
  { key: 'reference', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  { key: 'orphanedOn', kind: 'date' },
  { key: 'daysOrphaned', kind: 'number' },
  { key: 'weeksLeft', kind: 'number' },
  { key: 'amountLeft', kind: 'number' },
  { key: 'region', kind: 'text' },
  { key: 'noc', kind: 'text' },
  {
    key: 'language',
    kind: 'text',
    value: ({ language }, _, words) => words(`choices.language.${language}`),
  },
  { key: 'programCode', kind: 'text' },
  { key: 'formerEmployer', kind: 'text' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
  { key: 'dueOn', kind: 'date' },
  {
    key: 'outcome',
    kind: 'text',
    value: ({ outcome }, _, words) => outcome && words(`choices.outcome.${outcome}`),
  },
]

/** The export that a person may have: without the columns of which they may export none. */
export const orphanedExport = (person: Person): ListExport<OrphanedRow> =>
  withheldFrom(
    { name: 'orphaned-participants', words: orphanedWords, columns },
    { groups: orphanedGroups, sees: seesIn(person, 'export') },
  )
