import { sql, type RawBuilder } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { recordAct } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type { JudgesHeld } from '#modules/holds/server/follow-hold.ts'
import { isAbout } from '#modules/holds/server/held-applications.queries.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { findPlacement, isHeld } from './placement.queries.ts'
import { placementSteps } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

/** Business days that an employer has at least once nothing is in the way any more. */
const daysAfterHold = 5

/** An employer whose placement was stopped has days to accept, or to confirm the first day, once it no longer is. */
export const judgesHeldPlacements: JudgesHeld = {
  judgeHeld: (change, held) => giveDaysAfterHolds(change, isAbout(held)),
}

/** Of the placements `l` of applications `a` that a condition names: those that a hold stopped until now. */
export async function giveDaysAfterHolds(change: Change, of: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; province: string }>`
    update placements set is_on_hold = false where id in (
      select l.id from placements l join applications a on a.id = l.application_id
      where l.is_on_hold and ${of} and not ${isHeld} order by l.id for update of l)
    returning id, (select p.province from programs p where p.id = program_id) as province`.execute(
    change.db,
  )
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const row of rows) await giveDays(change, row)
}

const deadlines = {
  planned: { column: 'accept_by', field: 'acceptBy', letter: placementsLetters.acceptAfterHold },
  accepted: { column: 'start_by', field: 'startBy', letter: placementsLetters.startAfterHold },
} as const

/** Moves a day that has passed or is too near; never past the planned last day. */
async function giveDays(change: Change, { id, province }: { id: string; province: string }) {
  const placement = theKnown(await findPlacement(change.db, id))
  const { status, offered, contact } = placement
  if (status !== 'planned' && status !== 'accepted') return
  const { column, field, letter } = deadlines[status]
  const today = await change.today()
  const later = await dueDay(change, { days: daysAfterHold, province })
  const newDay = later < offered.endOn ? later : offered.endOn
  const day = placement[field]
  if (day === null || newDay <= day || newDay < today) return
  await sql`update placements set ${sql.ref(column)} = ${newDay}, version = version + 1, updated_at = clock_now()
    where id = ${id}`.execute(change.db)
  const changes = { [field]: [day, newDay] } satisfies Record<string, [unknown, unknown]>
  await recordAct(change, placementSteps, {
    of: { ...placement, today },
    act: 'giveDays',
    changes,
  })
  await change.letter(letter, contact, factsForEmployer(placement, newDay))
}
