import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { changeRequestGroups } from '../contract/change-request.groups.ts'
import type { ChangeRequestRow } from '../contract/change-requests.endpoints.ts'
import { changeableNames } from '../contract/change-request.ts'
import { changeRequestsWords } from '../contract/words.ts'
import { seesIn, subject } from './change-request.policy.ts'

const columns: ListExport<ChangeRequestRow>['columns'] = [
  { key: 'reference', kind: 'text' },
  { key: 'name', kind: 'text' },
  { key: 'employer', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  {
    key: 'changes',
    kind: 'text',
    value: ({ changes }, _, words) =>
      changeableNames
        .filter((name) => changes.includes(name))
        .map((name) => words(`fields.${name}`))
        .join(', '),
  },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  { key: 'side', kind: 'text', value: ({ side }, _, words) => words(`choices.side.${side}`) },
  { key: 'requestedOn', kind: 'date' },
  { key: 'effectiveOn', kind: 'date' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const changeRequestExport = (person: Person): ListExport<ChangeRequestRow> =>
  withheldFrom(
    { name: 'changeRequests', words: changeRequestsWords, columns },
    { groups: changeRequestGroups, sees: seesIn(person, { action: 'export', subject }) },
  )
