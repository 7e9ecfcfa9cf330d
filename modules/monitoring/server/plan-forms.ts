import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'

/** Calendar days in which a form is answered; the last is moved to the next business day. */
const daysToAnswer = 14

/** A placement has its forms from its first day on, and others once its last day is another. */
export const followsPlacements: FollowsPlacements = {
  started: (change, { id }) => planForms(change, id),
  ended: (change, { id }) => planForms(change, id),
  reopened: (change, { id }) => planForms(change, id),
}

/**
 * Plans the forms of both sides by the first and the last day of work. What has opened stays as it
 * is, unless it would open on a later day now.
 */
async function planForms(change: Change, placementId: string): Promise<void> {
  for (const { number, opensOn, province } of await planOf(change.db, placementId)) {
    const from = opensOn && addDays(opensOn, daysToAnswer - 1)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const dueOn = from && (await dueDay(change, { days: 1, province, from }))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await keepPlan(change.db, { placementId, number, opensOn, dueOn })
  }
}

interface Planned {
  number: number
  /** Null when the placement is too short for it. */
  opensOn: string | null
}

async function planOf(db: Db, placementId: string) {
  const { rows } = await sql<Planned & { province: string }>`
    select f.number, f.opens_on as "opensOn", p.province
    from placements l join programs p on p.id = l.program_id,
      lateral monitoring_plan(l.started_on, coalesce(l.last_worked_on, l.planned_end_on)) f
    where l.id = ${placementId} order by f.number`.execute(db)
  return rows
}

const keepPlan = (
  db: Db,
  { placementId, number, opensOn, dueOn }: Planned & { placementId: string; dueOn: string | null },
) =>
  sql`
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
    select ${placementId}, side, ${number}, ${opensOn ? 'scheduled' : 'notRequired'}, ${opensOn}::date, ${dueOn}::date
    from (values ('employer'), ('participant')) sides (side)
    on conflict (placement_id, side, number) do update set status = excluded.status,
      opens_on = excluded.opens_on, due_on = excluded.due_on,
      version = monitoring_forms.version + 1, updated_at = clock_now()
    where (monitoring_forms.status in ('scheduled', 'notRequired')
        or monitoring_forms.status = 'open' and excluded.opens_on > organisation_today())
      and (monitoring_forms.opens_on, monitoring_forms.due_on) is distinct from (excluded.opens_on, excluded.due_on)`.execute(
    db,
  )
