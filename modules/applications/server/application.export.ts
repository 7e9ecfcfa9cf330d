import type { Person } from '#kit/server/person.ts'
import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Translator } from '#kit/server/messages.ts'
import { seesIn, subjectOf } from './application-list.queries.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import { applicationGroups } from '../contract/application.groups.ts'
import type { Stage } from '../contract/application.status.ts'
import { applicationsWords } from '../contract/words.ts'

const whole: ListExport<ApplicationRow> = {
  name: 'applications',
  words: applicationsWords,
  columns: [
    { key: 'reference', kind: 'text' },
    { key: 'participantName', kind: 'text' },
    { key: 'employerName', kind: 'text' },
    { key: 'programCode', kind: 'text' },
    { key: 'programName', kind: 'text', value: (row, language) => row.programName[language] },
    { key: 'status', kind: 'text', value: (row, _, words) => words(`status.${row.status}`) },
    { key: 'submittedAt', kind: 'moment' },
    { key: 'reviewDueOn', kind: 'date' },
    { key: 'region', kind: 'text' },
    { key: 'requestedAmount', kind: 'number' },
    { key: 'approvedAmount', kind: 'number' },
    { key: 'assignee', kind: 'text', value: (row) => row.assignee?.name ?? null },
    { key: 'decidedAt', kind: 'moment' },
    { key: 'flags', kind: 'text', value: (row, _, words) => flagsIn(row, words) },
  ],
}

const flags = ['isOnHold', 'isDuplicateSuspected', 'isMissingParticipant'] as const

const flagsIn = (row: ApplicationRow, words: Translator) =>
  flags
    .filter((flag) => row[flag])
    .map((flag) => words(`fields.${flag}`))
    .join('; ')

/** The export that a person may have: without the columns of which they may export none. */
export const applicationExport = (person: Person, stage: Stage): ListExport<ApplicationRow> =>
  withheldFrom(whole, {
    groups: applicationGroups,
    sees: seesIn(person, { action: 'export', subject: subjectOf[stage] }),
  })
