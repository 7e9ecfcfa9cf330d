import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { latestSent, saidByRole } from '#modules/forms/server/said-by-role.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import { agreedFacts, isOfAgreedJob } from '../contract/other-than-agreed.ts'
import { surveyPurposeOf } from './survey-purposes.ts'

type OfForm = Pick<MonitoringRecord, 'placementId' | 'side' | 'number' | 'status'>

/** What a form that was sent says of hours, wage and first day otherwise than the placement does now. */
export async function findOtherThanAgreed(
  db: Db,
  { placementId, side, number, status }: OfForm,
): Promise<MonitoringRecord['otherThanAgreed']> {
  if (!isOfAgreedJob(number) || !['submitted', 'accepted'].includes(status)) return []
  const purpose = surveyPurposeOf({ side, number })
  const [sent] = await latestSent(db, { recordId: placementId, purposes: [purpose] })
  if (!sent) return []
  const answers = saidByRole(sent, purpose)
  const rows = await db
    .selectFrom('placements')
    .select(['hours_per_week as hoursPerWeek', 'hourly_wage as hourlyWage'])
    .select(sql<string>`coalesce(started_on, start_on)`.as('firstDay'))
    .where('id', '=', placementId)
    .execute()
  const agreement = theRow(rows)
  return agreedFacts.flatMap((fact) => {
    const [agreed, said] = [agreement[fact], answers.get(fact)?.value]
    if (typeof said !== 'string' || isSame(fact, said, agreed)) return []
    return [{ fact, agreed, said }]
  })
}

/** Numbers may be written in more ways than one. */
const isSame = (fact: (typeof agreedFacts)[number], said: string, agreed: string) =>
  fact === 'firstDay' ? said === agreed : Number(said) === Number(agreed)
