import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'
import { task } from '../contract/task.ts'
import type { ParentKey } from './parents.ts'

/** A task that the product itself gives, such as one that an answer asks for. */
export interface OpenedTask {
  key: ParentKey
  reference: string
  title: string
  dueOn: string
  /** Null: nobody looks after the record yet. */
  assigneeId: string | null
}

const longest = task.fields.title.maxLength ?? 200

/** @returns the id of the task */
export async function openTaskOn(change: Change, opened: OpenedTask): Promise<string> {
  const { key, reference, dueOn, assigneeId } = opened
  const title = shortened(opened.title)
  const { id } = await change.db
    .insertInto('tasks')
    .values({
      parent_kind: key.kind,
      parent_id: key.id,
      title,
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

const shortened = (title: string) =>
  title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title

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
