import { sql } from 'kysely'
import { type Bilingual } from '#kit/contract/fields.ts'
import { oneLine } from '#kit/contract/typed-text.ts'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { task } from '../contract/task.ts'
import type { ParentKey } from './parents.ts'

/** A task that the product itself gives, such as one that an answer asks for. */
export interface OpenedTask {
  key: ParentKey
  reference: string
  /** Of protected fields of the record: who sees them sees the task. */
  fieldGroup: string
  /** In either language: whoever reads it may speak another than whoever caused it. */
  titles: Bilingual
  dueOn: string
  /** Null: nobody looks after the record yet. */
  assigneeId: string | null
  /** One of the same title that is not done is enough; asked for under the lock of the record. */
  isOnce?: boolean
}

const longest = task.fields.title.maxLength ?? 200

/** @returns the id of the task */
export async function openTaskOn(change: Change, opened: OpenedTask): Promise<string> {
  const { key, reference, fieldGroup, dueOn, assigneeId } = opened
  const titles = { en: shortened(opened.titles.en), fr: shortened(opened.titles.fr) }
  const title = titles.en
  const open = opened.isOnce ? await openOf(change, key, title) : null
  if (open) return open
  const { id } = await change.db
    .insertInto('tasks')
    .values({
      parent_kind: key.kind,
      parent_id: key.id,
      title,
      titles: JSON.stringify(titles),
      field_group: fieldGroup,
      due_on: dueOn,
      assignee_id: assigneeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'tasks.opened',
    entity: 'task',
    entityId: id,
    reference,
    changes: { title: [null, title], dueOn: [null, dueOn] },
  })
  if (assigneeId) await change.announce(personalEvent('tasks', assigneeId))
  return id
}

/** A task of the product's own on a record, under a title, that is not done. */
async function openOf({ db }: Change, { kind, id }: ParentKey, title: string) {
  const { rows } = await sql<{ id: string }>`
    select id from tasks where parent_kind = ${kind} and parent_id = ${id} and title = ${title}
      and created_by is null and done_at is null and deleted_at is null limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** What the product gave, and somebody has done where they work: with it the task is done. */
export async function finishOpenedTasks(change: Change, ids: readonly string[]): Promise<void> {
  const { db, person, now } = change
  const { rows } = await sql<{ id: string; assigneeId: string | null }>`
    update tasks set done_at = ${now}, done_by = ${person.userId}, remind_at = null,
      version = version + 1, updated_at = clock_now()
    where id = any(${[...ids]}::uuid[]) and done_at is null and deleted_at is null
    returning id, assignee_id as "assigneeId"`.execute(db)
  for (const { id, assigneeId } of rows) {
    // oxlint-disable no-await-in-loop -- one transaction does one after the other
    await change.audit({ action: 'tasks.done', entity: 'task', entityId: id })
    if (assigneeId) await change.announce(personalEvent('tasks', assigneeId))
    // oxlint-enable no-await-in-loop
  }
}

const shortened = (title: string) => {
  const line = oneLine(title)
  if (line.length <= longest) return line
  const signs = Array.from(line.slice(0, longest))
  // The last one may be half of a pair.
  return `${signs.slice(0, -1).join('').trimEnd()}…`
}

/**
 * The open tasks that the product gave on a record go to whoever looks after it now, or wait for
 * somebody when it is nobody's again.
 */
export async function giveOpenedTasks(
  change: Change,
  { kind, id }: ParentKey,
  assigneeId: string | null,
): Promise<void> {
  const { rows } = await sql<{ before: string | null }>`
    update tasks t set assignee_id = ${assigneeId}, version = t.version + 1, updated_at = clock_now()
    from (select id, assignee_id from tasks
      where parent_kind = ${kind} and parent_id = ${id} and created_by is null
        and done_at is null and deleted_at is null
        and assignee_id is distinct from ${assigneeId} for update) old
    where t.id = old.id returning old.assignee_id as before`.execute(change.db)
  const people = new Set(rows.flatMap(({ before }) => [before, assigneeId]))
  for (const userId of people) if (userId) await change.announce(personalEvent('tasks', userId))
}
