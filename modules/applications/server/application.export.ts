import type { Person } from '#kit/server/person.ts'
import type { ListExport } from '#kit/server/export-list.ts'
import { subjectOf } from './application-list.queries.ts'
import type { ApplicationRow } from '../contract/applications.endpoints.ts'
import type { Stage } from '../contract/application.status.ts'
import { applicationsEn } from '../contract/strings.en.ts'
import { applicationsFr } from '../contract/strings.fr.ts'

const whole: ListExport<ApplicationRow> = {
  name: 'applications',
  words: { en: applicationsEn, fr: applicationsFr },
  columns: [
    { key: 'reference', kind: 'text' },
    { key: 'participantName', kind: 'text' },
    { key: 'employerName', kind: 'text' },
    { key: 'programCode', kind: 'text' },
    { key: 'status', kind: 'text', value: (row, _, words) => words(`status.${row.status}`) },
    { key: 'submittedAt', kind: 'moment' },
    { key: 'reviewDueOn', kind: 'date' },
    { key: 'region', kind: 'text' },
    { key: 'requestedAmount', kind: 'number' },
    { key: 'approvedAmount', kind: 'number' },
    { key: 'assignee', kind: 'text', value: (row) => row.assignee?.name ?? null },
    { key: 'decidedAt', kind: 'moment' },
  ],
}

/** The export that a person may have: without names where personal data is not permitted. */
export function applicationExport(person: Person, stage: Stage): ListExport<ApplicationRow> {
  const permission = { action: 'export', subject: subjectOf[stage] } as const
  if (person.permissions.allows(permission, undefined, 'personal')) return whole
  return { ...whole, columns: whole.columns.filter(({ key }) => key !== 'participantName') }
}
