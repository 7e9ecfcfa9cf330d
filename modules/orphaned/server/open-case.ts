import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import { playbook, type PlaybookStep } from '../contract/playbook.ts'
import { orphanedSteps } from './orphaned.steps.ts'
import { findCase } from './orphaned.queries.ts'

/** Lists the participant of a placement as orphaned, with what it left and the steps that are due. */
export async function openCase(
  change: Change,
  { placementId, trigger }: { placementId: string; trigger: 'endedEarly' | 'notStarted' },
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; province: string }>`
    insert into orphaned_cases (placement_id, application_id, participant_id, program_id, former_employer_id, trigger,
      orphaned_on, days_used, days_left, amount_left, region, noc, language, name, assignee_id)
    select l.id, l.application_id, l.participant_id, l.program_id, l.employer_id, ${trigger},
      coalesce(l.last_worked_on, l.lapsed_on, organisation_today()) + case when l.last_worked_on is null then 0 else 1 end,
      a.days_funded_before + d.used, greatest(d.planned - d.used, 0),
      case when l.amount_before_end is null then l.committed_amount else l.amount_before_end - l.committed_amount end,
      coalesce(t.province, a.region), a.noc, t.language, searchable(t.last_name || ' ' || t.first_name),
      (select id from users where id = a.assignee_id and status = 'active')
    from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id,
      lateral (select coalesce((l.used_funding->>'days')::int, 0) as used,
        coalesce((l.funding->>'days')::int, l.planned_end_on - l.start_on + 1) as planned) d
    where l.id = ${placementId}
    on conflict (placement_id) do update set status = 'open', trigger = excluded.trigger,
      orphaned_on = excluded.orphaned_on, opened_on = organisation_today(), days_used = excluded.days_used,
      days_left = excluded.days_left, amount_left = excluded.amount_left, outcome = null, closed_on = null,
      rematch_placement_id = null, matched_employer_id = null, matched_on = null,
      version = orphaned_cases.version + 1, updated_at = clock_now()
    returning id, version, (select province from programs where id = orphaned_cases.program_id) as province`.execute(
    change.db,
  )
  const { id, province } = theRow(rows)
  await beginPlaybook(change, { id, province })
  const opened = theKnown(await findCase(change.db, id))
  await change.audit({
    action: 'orphaned.opened',
    entity: 'orphanedCase',
    entityId: id,
    reference: opened.reference,
    changes: { status: [null, 'open'], amountLeft: [null, opened.amountLeft] },
  })
  await orphanedSteps.announce(change, opened, opened.version)
  await tellAssignee(change, { ...opened, userId: opened.assigneeId })
}

async function beginPlaybook(change: Change, { id, province }: { id: string; province: string }) {
  const { db } = change
  await sql`delete from orphaned_steps where case_id = ${id}`.execute(db)
  for (const [place, [step, days]] of (
    Object.entries(playbook) as [PlaybookStep, number][]
  ).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const dueOn = await dueDay(change, { days, province })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql`insert into orphaned_steps (case_id, step, place, due_on)
      values (${id}, ${step}, ${place}, ${dueOn})`.execute(db)
  }
  await keepDueDay(change, id)
}

/** Keeps of the steps that are not done the first day; none once all are. */
export async function keepDueDay({ db }: Pick<Change, 'db'>, id: string): Promise<void> {
  await sql`update orphaned_cases set due_on = (select min(due_on) from orphaned_steps
    where case_id = ${id} and done_on is null) where id = ${id}`.execute(db)
}

/** Tells whoever is to look after a case that it is theirs, unless they gave it to themselves. */
export async function tellAssignee(
  change: Change,
  { id, reference, userId }: { id: string; reference: string; userId: string | null },
): Promise<void> {
  if (!userId || userId === change.person.userId) return
  const link = `/orphaned-employees/${id}` as const
  await change.letter(orphanedLetters.assigned, { userId }, { record: id, reference, link })
}
