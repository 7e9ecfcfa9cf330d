import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type { FollowsPlacements } from '#modules/placements/server/follows-placements.ts'
import type { Side } from '../contract/monitoring-form.ts'
import { endEscalation } from './escalate.ts'
import { findForm } from './monitoring.queries.ts'
import { announceForm } from './monitoring.steps.ts'
import { findSurvey } from './survey.queries.ts'

/** Calendar days in which a form is answered; the last is moved to the next business day. */
const daysToAnswer = 14

/** A placement has its forms from its first day on, and others once its last day is another. */
export const followsPlacements: FollowsPlacements = {
  started: (change, { id }) => planForms(change, id),
  changed: (change, { id }) => planForms(change, id),
  ended: (change, { id }) => planForms(change, id),
  reopened: (change, { id }) => planForms(change, id),
}

/**
 * Plans the forms of both sides by the first and the last day of work. What has opened stays as it
 * is, unless it would open on a later day now.
 */
async function planForms(change: Change, placementId: string): Promise<void> {
  for (const { province, ...form } of await planOf(change.db, placementId)) {
    const from = form.opensOn && addDays(form.opensOn, daysToAnswer - 1)
    // oxlint-disable no-await-in-loop -- one transaction does one after the other
    const dueOn = from && (await dueDay(change, { days: 1, province, from }))
    const replanned = await keepPlan(change.db, { ...form, placementId, dueOn })
    if (replanned) await tellReplanned(change, replanned)
    // oxlint-enable no-await-in-loop
  }
}

interface Planned {
  side: Side
  number: number
  /** Null when it is not asked for. */
  opensOn: string | null
}

async function planOf(db: Db, placementId: string) {
  const { rows } = await sql<Planned & { province: string }>`
    select f.side, f.number, f.opens_on as "opensOn", p.province
    from placements l join programs p on p.id = l.program_id, lateral monitoring_forms_of(l) f
    where l.id = ${placementId} order by f.number, f.side`.execute(db)
  return rows
}

type Plan = Record<'status' | 'opensOn' | 'dueOn', string | null>

/** A form whose plan is another one now. */
interface Replanned {
  id: string
  before: Plan
  after: Plan
}

/** Keeps the plan of a form; answers with it where it was planned otherwise before. */
async function keepPlan(
  db: Db,
  {
    side,
    number,
    opensOn,
    dueOn,
    placementId,
  }: Planned & { placementId: string; dueOn: string | null },
): Promise<Replanned | null> {
  const { rows } = await sql<Replanned & { isNew: boolean }>`
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
    values (${placementId}, ${side}, ${number}, ${opensOn ? 'scheduled' : 'notRequired'}, ${opensOn}, ${dueOn})
    on conflict (placement_id, side, number) do update set status = excluded.status,
      opens_on = excluded.opens_on, due_on = excluded.due_on, remind_on = null,
      version = monitoring_forms.version + 1, updated_at = clock_now()
    where (monitoring_forms.status in ('scheduled', 'notRequired')
        or monitoring_forms.status = 'open' and monitoring_forms.changes_asked is null and excluded.opens_on > organisation_today())
      and (monitoring_forms.opens_on, monitoring_forms.due_on) is distinct from (excluded.opens_on, excluded.due_on)
    returning new.id, old.id is null as "isNew",
      jsonb_build_object('status', old.status, 'opensOn', old.opens_on, 'dueOn', old.due_on) as before,
      jsonb_build_object('status', new.status, 'opensOn', new.opens_on, 'dueOn', new.due_on) as after`.execute(
    db,
  )
  const [kept] = rows
  return kept && !kept.isNew ? kept : null
}

/** The history of a form says how its plan followed the work, and open screens hear of it. */
async function tellReplanned(change: Change, { id, before, after }: Replanned) {
  const form = theKnown(await findForm(change.db, id))
  const changed = (Object.keys(after) as (keyof Plan)[]).filter(
    (name) => before[name] !== after[name],
  )
  await change.audit({
    action: 'monitoring.replan',
    entity: 'monitoringForm',
    entityId: id,
    reference: form.reference,
    changes: Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]])),
  })
  if (before.status === 'open') await endEscalation(change, await findSurvey(change.db, id))
  await announceForm(change, form, form.version)
}
