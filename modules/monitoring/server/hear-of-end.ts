import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { latestSent, saidByRole, type Sent } from '#modules/forms/server/said-by-role.ts'
import type { HearsOfEnds } from '#modules/placements/server/reported-end.ts'
import { sides, type Side } from '../contract/monitoring-form.ts'
import { scopeOf, subject } from './monitoring.policy.ts'
import { surveyPurposes } from './survey-purposes.ts'

/** What a side answered in the form that it sent last. */
interface Heard {
  purpose: string
  answeredOn: string
  hasLeft: boolean
  lastDay: string | null
}

/**
 * Whether a side of a placement said, in the form that it sent last, that the work has ended; of two
 * that say so, the employer. Nothing to whoever does not see that side’s forms.
 */
export const hearOfEnd: HearsOfEnds = async (looking, placement) => {
  for (const side of sides) {
    if (!sees(looking, { ...placement, side })) continue
    // oxlint-disable-next-line no-await-in-loop -- the other side is asked only when the first says nothing
    const heard = await lastHeard(looking, { side, recordId: placement.id })
    if (!heard?.hasLeft) continue
    const { answeredOn, lastDay, purpose } = heard
    // oxlint-disable-next-line no-await-in-loop -- once, and then it is done
    const monitoringFormId = await formOf(looking, { side, purpose, placementId: placement.id })
    return { side, answeredOn, lastDay, monitoringFormId }
  }
  return null
}

const sees = ({ person }: Looking, scope: Parameters<typeof scopeOf>[0]) =>
  person.permissions.allows({ action: 'view', subject }, scopeOf(scope))

async function lastHeard(
  { db }: Looking,
  { side, recordId }: { side: Side; recordId: string },
): Promise<Heard | null> {
  const purposes = surveyPurposes.filter(({ key }) => key.startsWith(`monitoring.${side}.`))
  const [last] = (await latestSent(db, { recordId, purposes })).toSorted(
    (one, other) => other.submittedAt.getTime() - one.submittedAt.getTime(),
  )
  return last ? heardIn(last) : null
}

function heardIn(sent: Sent): Heard {
  const said = saidByRole(sent, { catalogue: [] })
  const lastDay = said.get('lastDay')?.value
  return {
    purpose: sent.purpose,
    answeredOn: sent.submittedOn,
    hasLeft: said.get('stillEmployed')?.value === 'no',
    lastDay: typeof lastDay === 'string' ? lastDay : null,
  }
}

async function formOf(
  { db }: Looking,
  { side, purpose, placementId }: { side: Side; purpose: string; placementId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from monitoring_forms where placement_id = ${placementId} and side = ${side}
      and number = ${Number(purpose.at(-1))}`.execute(db)
  return theRow(rows).id
}
