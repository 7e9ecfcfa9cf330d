import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import type { Desk } from './parents.ts'
import { tellOfTask, type ToldTask } from './tell-of-task.ts'

/**
 * Every minute: whoever wanted to be reminded is, once. That a reminder was due is forgotten in the
 * transaction that queues the letter, so that neither a crash nor a second process repeats it.
 */
export const remindOfTasks = (desk: Desk): Job => ({
  name: 'tasks.remind',
  schedule: '* * * * *',
  async run(change) {
    for (const of of await takeDue(change)) await tellOfTask(change, desk, { told: 'reminder', of })
  },
})

/** Every morning: whoever has a task whose day has passed is told, once for each day. */
export const tellOverdueTasks = (desk: Desk): Job => ({
  name: 'tasks.overdue',
  schedule: '25 12 * * *',
  async run(change) {
    for (const of of await takeOverdue(change))
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await tellOfTask(change, desk, { told: 'overdue', of })
  },
})

const told = sql`t.id, coalesce(t.titles ->> u.language, t.title) as title, t.due_on as "dueOn", t.due_at as "dueAt",
  t.assignee_id as "assigneeId", t.parent_kind as "parentKind", t.parent_id as "parentId",
  t.field_group as "fieldGroup"`

async function takeDue({ db, now }: Change): Promise<ToldTask[]> {
  const { rows } = await sql<ToldTask>`
    update tasks t set remind_at = null from users u, (
      select id from tasks where remind_at <= ${now} and done_at is null and deleted_at is null
      order by remind_at limit 200 for update skip locked) due
    where t.id = due.id and u.id = t.assignee_id
    returning ${told}`.execute(db)
  return rows
}

/** What lies longer back is no news, and would be many at the first morning. */
const daysBack = 14
const mostInAMorning = 1000

async function takeOverdue({ db }: Change): Promise<ToldTask[]> {
  const { rows } = await sql<ToldTask>`
    update tasks t set overdue_told_for = t.due_on from users u, (
      select id from tasks where done_at is null and deleted_at is null
        and due_on < organisation_today() and due_on >= organisation_today() - ${daysBack}::int
        and overdue_told_for is distinct from due_on
      order by due_on, id limit ${mostInAMorning} for update skip locked) late
    where t.id = late.id and u.id = t.assignee_id
    returning ${told}`.execute(db)
  return rows
}
