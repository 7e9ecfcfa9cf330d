import type { JourneyServer } from '../server.ts'
import type { Visitor } from './records.ts'

/** Of all the money, which a case officer and an applicant do not see. */
export async function frozenReportOf(
  { test: portal }: JourneyServer,
  visitor: Visitor,
): Promise<string> {
  if (visitor !== 'superAdmin' && visitor !== 'auditor') return ''
  const margaret = await portal.as('superAdmin')
  const { body } = await margaret.post<{ id: string }>('/frozen-reports', {
    asked: { report: 'spending', query: {} },
    sentTo: 'Treasury',
  })
  return body.id
}
