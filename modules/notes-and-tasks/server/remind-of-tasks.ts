import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import type { Job } from '#kit/server/jobs.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { notesAndTasksEn } from '../contract/strings.en.ts'
import { notesAndTasksFr } from '../contract/strings.fr.ts'
import type { ParentKind } from '../contract/parents.ts'
import { recordAddress } from '../contract/record-address.ts'
import { findParent, type Desk, type Parent } from './parents.ts'

interface Due {
  id: string
  title: string
  dueOn: string
  dueAt: string | null
  assigneeId: string
  email: string
  parentKind: ParentKind
  parentId: string
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
    returning t.id, t.title, t.due_on as "dueOn", t.due_at as "dueAt", t.assignee_id as "assigneeId",
      u.email, t.parent_kind as "parentKind", t.parent_id as "parentId"`.execute(db)
  return rows
}

/** Somebody who has left, or no longer sees the record, is told nothing of it. */
async function remind(change: Change, desk: Desk, due: Due) {
  const person = await readPerson(change.db, desk.subjects, due.assigneeId)
  if (!person) return
  const key = { kind: due.parentKind, id: due.parentId }
  const parent = await findParent(change.db, { desk, person }, key)
  if (!parent) return
  await change.send(letterTo(due, { parent, language: person.language, change }))
  await change.announce(personalEvent('tasks', due.assigneeId))
}

function letterTo(
  due: Due,
  { parent, language, change }: { parent: Parent; language: Language; change: Change },
) {
  const words = translatorOf({ en: notesAndTasksEn, fr: notesAndTasksFr }[language], language)
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'full', timeZone: 'UTC' })
  const date = day.format(new Date(`${due.dueOn}T00:00:00Z`))
  const when = due.dueAt ? words('reminder.at', { date, time: due.dueAt }) : date
  const values = { title: due.title, when, name: parent.name, reference: parent.reference }
  return {
    channel: 'mail' as const,
    to: due.email,
    language,
    template: 'tasks.reminder',
    subject: words('reminder.subject', values),
    body: words('reminder.body', values),
    link: `${change.settings.publicUrl}${recordAddress(parent)}?tab=tasks`,
  }
}
