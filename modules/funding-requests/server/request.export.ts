import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { requestGroups } from '../contract/funding-request.groups.ts'
import type { RequestStage } from '../contract/funding-request.ts'
import type { RequestRow } from '../contract/funding-requests.endpoints.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { seesIn, subjectOf } from './request.policy.ts'

const columns: ListExport<RequestRow>['columns'] = [
  { key: 'reference', kind: 'text' },
  { key: 'name', kind: 'text' },
  { key: 'participantReference', kind: 'text' },
  { key: 'courseTitle', kind: 'text' },
  { key: 'employer', kind: 'text' },
  { key: 'placementReference', kind: 'text' },
  { key: 'programCode', kind: 'text' },
  { key: 'side', kind: 'text', value: ({ side }, _, words) => words(`choices.side.${side}`) },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  { key: 'dueOn', kind: 'date' },
  { key: 'startsOn', kind: 'date' },
  { key: 'requestedAmount', kind: 'number' },
  { key: 'approvedAmount', kind: 'number' },
  { key: 'assessedAmount', kind: 'number' },
  { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
]

/** The export that a person may have: without the columns of which they may export none. */
export const requestExport = (person: Person, stage: RequestStage): ListExport<RequestRow> =>
  withheldFrom(
    { name: 'funding-requests', words: fundingRequestsWords, columns },
    {
      groups: requestGroups,
      sees: seesIn(person, { action: 'export', subject: subjectOf[stage] }),
    },
  )
