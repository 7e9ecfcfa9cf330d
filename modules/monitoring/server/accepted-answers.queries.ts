import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { latestSent, saidByRole } from '#modules/forms/server/said-by-role.ts'
import type { Side } from '../contract/monitoring-form.ts'
import type { RoleId } from './questionnaires/roles.ts'
import { surveyPurposeOf } from './survey-purposes.ts'

interface AcceptedAnswer {
  side: Side
  number: number
  on: string
  isEmployed: boolean | null
  lastDay: string | null
  hoursPerWeek: string | null
  hourlyWage: string | null
  hasPayStub: boolean | null
}

interface Asked {
  placementId: string
  periodTo: string
}

/** What each side said of its work in the accepted form that it sent next to the end of a period. */
export async function acceptedAnswers(
  db: Db,
  { placementId, periodTo }: Asked,
): Promise<AcceptedAnswer[]> {
  const { rows } = await sql<Pick<AcceptedAnswer, 'side' | 'number' | 'on'>>`
    select distinct on (side) side, number, submitted_on as "on" from monitoring_forms
    where placement_id = ${placementId} and status = 'accepted'
    order by side, abs(submitted_on - ${periodTo}::date), number desc`.execute(db)
  const purposes = rows.map((form) => surveyPurposeOf(form))
  const sent = await latestSent(db, { recordId: placementId, purposes })
  return rows.flatMap((form) => {
    const purpose = surveyPurposeOf(form)
    const response = sent.find(({ purpose: key }) => key === purpose.key)
    if (!response) return []
    const said = saidByRole(response, { catalogue: purpose.catalogue })
    const of = (role: RoleId) => (said.get(role)?.value ?? null) as string | null
    const still = of('stillEmployed')
    return [
      {
        ...form,
        isEmployed: still === null ? null : still !== 'no',
        lastDay: of('lastDay'),
        hoursPerWeek: of('hoursPerWeek'),
        hourlyWage: of('hourlyWage'),
        hasPayStub: (said.get('payStub' satisfies RoleId)?.value ?? null) as boolean | null,
      },
    ]
  })
}
