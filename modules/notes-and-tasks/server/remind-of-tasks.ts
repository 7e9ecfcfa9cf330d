import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import type { Job } from '#kit/server/jobs.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import type { ParentKind } from '../contract/parents.ts'
import { recordAddress } from '../contract/record-address.ts'
import { tasksLetters } from '../contract/tasks.letters.ts'
import { findParent, type Desk } from './parents.ts'

interface Due {
  id: string
  title: string
  dueOn: string
  dueAt: string | null
  assigneeId: string
  parentKind: ParentKind
  parentId: string
  fieldGroup: string | null
}

/**
 * Every minute: whoever wanted to be reminded is, once. That a reminder was due is forgotten in the
 * transaction that queues the letter, so that neither a crash nor a second process repeats it.
 */
export const remindOfTasks = (desk: Desk): Job => ({
  name: 'tasks.remind',
  schedule: '* * * * *',
  async run(change) {
    for (const due of await takeDue(change)) await remind(change, desk, due)
  },
})

async function takeDue({ db, now }: Change): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update tasks t set remind_at = null from users u, (
      select id from tasks where remind_at <= ${now} and done_at is null and deleted_at is null
      order by remind_at limit 200 for update skip locked) due
    where t.id = due.id and u.id = t.assignee_id
    returning t.id, coalesce(t.titles ->> u.language, t.title) as title, t.due_on as "dueOn", t.due_at as "dueAt", t.assignee_id as "assigneeId",
      t.parent_kind as "parentKind", t.parent_id as "parentId",
      t.field_group as "fieldGroup"`.execute(db)
  return rows
}

/** Somebody who has left, or no longer sees the record, is told nothing of it. */
async function remind(change: Change, desk: Desk, due: Due) {
  const person = await readPerson(change.db, desk.subjects, due.assigneeId)
  if (!person) return
  const key = { kind: due.parentKind, id: due.parentId }
  const parent = await findParent(change.db, { desk, person }, key)
  if (!parent || (due.fieldGroup && !parent.groups.includes(due.fieldGroup))) return
  await change.letter(
    tasksLetters.reminder,
    { userId: due.assigneeId },
    {
      record: due.id,
      task: due.title,
      when: { day: due.dueOn, time: due.dueAt },
      about: parent.name,
      reference: parent.reference,
      link: `${recordAddress(parent)}?tab=tasks`,
    },
  )
  await change.announce(personalEvent('tasks', due.assigneeId))
}
