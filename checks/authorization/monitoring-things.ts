import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { isBusinessDay } from '#modules/business-days/server/business-days.ts'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'

/** The first form of a placement's employer, open and due in nine days. */
export async function monitoringFormOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
    values (${placementId}, 'employer', 1, 'open', organisation_today() - 5, organisation_today() + 9)
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one of whichever employer its placement has by now. */
export const giveMonitoringForm = (db: TestServer['db'], monitoringFormId: string) =>
  sql`update monitoring_forms f set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = f.placement_id and f.id = ${monitoringFormId}`.execute(db)

/** As if no letter had asked for it today. */
export const forgetContact = (db: TestServer['db'], monitoringFormId: string) =>
  sql`update monitoring_forms set last_contact_on = null where id = ${monitoringFormId}`.execute(db)

/** A day ahead on which offices are open in every province. */
export const laterBusinessDay = () =>
  Array.from({ length: 14 }, (_, at) => daysFromNow(30 + at)).find((day) =>
    provinces.every((province) => isBusinessDay(day, province)),
  )

const version = '00000000-0000-4000-8000-000000000000'

export const monitoringBodies = {
  saveSurvey: () => ({ version, step: 'pay' }),
  submitSurvey: () => ({ version, revision: 0 }),
  extendMonitoringForm: () => ({ newDay: laterBusinessDay(), reason: 'Illness' }),
  waiveMonitoringForm: () => ({ reason: 'Answered by telephone' }),
  askForFormChanges: () => ({ changes: 'The wage', newDay: laterBusinessDay() }),
  reopenMonitoringForm: () => ({ newDay: laterBusinessDay(), reason: 'A mistake' }),
}
