import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { playbook, type PlaybookStep } from '#modules/orphaned/contract/playbook.ts'
import { addDays, dayOf, dueAfter } from '../clock.ts'

interface Opened {
  id: string
  opened: string
  province: string
  assignee: string | null
}

/** The cases of the placements that ended early, further on the older they are; one is offered to the cast’s employer. */
export async function listOrphaned(
  db: Db,
  { now, employerId }: { now: Date; employerId: string },
): Promise<void> {
  const { rows } = await sql<Opened>`
    with added as (
      insert into orphaned_cases (placement_id, application_id, participant_id, program_id, former_employer_id, trigger,
        orphaned_on, opened_on, days_used, days_left, amount_left, region, noc, language, name, assignee_id)
      select l.id, l.application_id, l.participant_id, l.program_id, l.employer_id, 'endedEarly',
        l.last_worked_on + 1, l.last_worked_on + 1, (l.used_funding->>'days')::int,
        (l.funding->>'days')::int - (l.used_funding->>'days')::int, l.amount_before_end - l.committed_amount,
        coalesce(t.province, a.region), a.noc, t.language, searchable(t.last_name || ' ' || t.first_name), a.assignee_id
      from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
      where l.status = 'ended' and l.used_funding is not null order by l.last_worked_on
      returning *)
    select c.id, c.opened_on as opened, p.province, c.assignee_id as assignee
    from added c join programs p on p.id = c.program_id order by c.opened_on, c.id`.execute(db)
  for (const opened of rows)
    // oxlint-disable-next-line no-await-in-loop -- a dozen
    await workOn(db, { opened, today: dayOf(now) })
  await sql`update orphaned_cases set matched_employer_id = ${employerId}, matched_on = ${dayOf(now)}
    where id = (select c.id from orphaned_cases c where c.status = 'open' and c.former_employer_id <> ${employerId}
      order by c.orphaned_on desc limit 1)`.execute(db)
}

/** A step is done a day before it is due, as long as that is past; of the newest none yet. */
async function workOn(db: Db, { opened, today }: { opened: Opened; today: string }) {
  const { id, opened: day, province, assignee } = opened
  for (const [place, [step, days]] of (
    Object.entries(playbook) as [PlaybookStep, number][]
  ).entries()) {
    const dueOn = dueAfter(day, days, province)
    const doneOn = addDays(dueOn, -1)
    const isDone = assignee !== null && doneOn < addDays(today, -6) && step !== 'settlePayment'
    // oxlint-disable-next-line no-await-in-loop -- a few rows
    await sql`insert into orphaned_steps (case_id, step, place, due_on, done_on, done_by)
      values (${id}, ${step}, ${place}, ${dueOn}, ${isDone ? doneOn : null}, ${isDone ? assignee : null})`.execute(
      db,
    )
  }
  await sql`update orphaned_cases c set
      due_on = (select min(due_on) from orphaned_steps s where s.case_id = c.id and s.done_on is null),
      status = case when opened_on + 60 <= ${today}::date then 'closed' else 'open' end,
      outcome = case when opened_on + 60 <= ${today}::date then 'expired' end,
      closed_on = case when opened_on + 60 <= ${today}::date then opened_on + 60 end
    where id = ${id}`.execute(db)
}
