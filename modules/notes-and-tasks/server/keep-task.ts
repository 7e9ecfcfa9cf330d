import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseInOrder, refuseStale } from '#kit/server/versioned.ts'
import { hourOfWholeDays, task } from '../contract/task.ts'
import {
  announcePart,
  holdParts,
  readParent,
  tellOfPart,
  type Desk,
  type Parent,
  type ParentKey,
} from './parents.ts'
import { putIntoTrash } from './put-into-trash.ts'
import { tellOfTask, type ToldTask } from './tell-of-task.ts'
import { readPeopleFor, readTask } from './task.queries.ts'

/** @throws 422 at `assigneeId` unless that is somebody who sees the record and whom one may give it */
async function refuseStranger(
  change: Change,
  desk: Desk,
  { parent, assigneeId }: { parent: Parent; assigneeId: string },
) {
  const people = await readPeopleFor(change.db, { desk, person: change.person }, parent)
  if (!people.some(({ id }) => id === assigneeId)) throw invalidField('assigneeId', 'missing')
}

/** When somebody is to be reminded; never of what has passed already. */
async function armReminder(change: Change, id: string) {
  const { timeZone } = await change.organisation()
  await sql`update tasks t set remind_at = case when due.moment > ${change.now} and t.done_at is null
      then due.moment - t.remind_minutes * interval '1 minute' end
    from (select id, (due_on + coalesce(due_at, ${hourOfWholeDays})::time) at time zone ${timeZone} as moment
      from tasks where id = ${id}) due
    where t.id = due.id`.execute(change.db)
}

/**
 * Gives somebody a task about a record.
 * @returns its id
 * @throws 403 when nothing is written on the record any more
 */
export async function addTask(
  change: Change,
  desk: Desk,
  { key, input }: { key: ParentKey; input: z.infer<typeof task.create> },
): Promise<string> {
  const { db, person } = change
  await holdParts(db, desk, key)
  const parent = await readParent(db, { desk, person }, key)
  if (!parent.isOpen) throw forbidden()
  await refuseStranger(change, desk, { parent, assigneeId: input.assigneeId })
  const { id } = await insertRow(db, 'tasks', {
    ...toRow(task, input),
    parent_kind: key.kind,
    parent_id: key.id,
    created_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await armReminder(change, id)
  await change.audit({
    action: 'tasks.added',
    entity: 'task',
    entityId: id,
    reference: parent.reference,
    changes: differences({}, input),
  })
  await tellOfPart(change, parent, { action: 'tasks.added', also: { entity: 'task', id } })
  await tellAssignee(change, desk, id)
  await announcePart(change, desk, { parent, topic: 'tasks' })
  return id
}

/** @throws 403 `notYours` unless the person may do this with it */
async function openTask(
  change: VersionedChange,
  desk: Desk,
  { id, act }: { id: string; act: 'edit' | 'delete' },
) {
  const who = { desk, person: change.person, today: await change.today() }
  const open = await readTask(change.db, who, id)
  if (open.record.can[act] !== true) throw new Problem(403, 'notYours')
  const current = async () => (await readTask(change.db, who, id)).record
  return { ...open, target: { table: 'tasks', id, version: change.version, current } as const }
}

const timing = ['dueOn', 'dueAt', 'remindMinutes', 'assigneeId'] as const

/** Saves what was changed of a task; another moment or person is reminded of anew. */
export async function editTask(
  change: VersionedChange,
  desk: Desk,
  { id, input }: { id: string; input: z.infer<typeof task.update> },
): Promise<void> {
  const { record, parent, target } = await openTask(change, desk, { id, act: 'edit' })
  const { assigneeId } = input
  if (assigneeId && assigneeId !== record.assigneeId)
    await refuseStranger(change, desk, { parent, assigneeId })
  const changes = differences(record, input, task.fields)
  if (isNothing(changes)) return refuseStale(change.db, target, record.version)
  const renamed = 'title' in changes && { titles: null }
  await changeVersioned(change.db, target, { ...toRow(task, input), ...renamed })
  if (timing.some((name) => name in changes)) await armReminder(change, id)
  await change.audit({
    action: 'tasks.edited',
    entity: 'task',
    entityId: id,
    reference: parent.reference,
    changes,
  })
  if ('assigneeId' in changes) await tellAssignee(change, desk, id)
  await announcePart(change, desk, { parent, topic: 'tasks' })
}

/** Tells whoever is to do a task that it is theirs, unless they gave it to themselves. */
async function tellAssignee(change: Change, desk: Desk, id: string) {
  const { rows } = await sql<ToldTask>`
    select t.id, coalesce(t.titles ->> u.language, t.title) as title, t.due_on as "dueOn", t.due_at as "dueAt",
      t.assignee_id as "assigneeId", t.parent_kind as "parentKind", t.parent_id as "parentId",
      t.field_group as "fieldGroup"
    from tasks t join users u on u.id = t.assignee_id where t.id = ${id} and t.done_at is null`.execute(
    change.db,
  )
  const [of] = rows
  if (of && of.assigneeId !== change.person.userId)
    await tellOfTask(change, desk, { told: 'assigned', of })
}

/** @throws 409 when it is so already */
export async function markTask(
  change: VersionedChange,
  desk: Desk,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  const { record, parent, target } = await openTask(change, desk, { id, act: 'edit' })
  const reason = (record.doneAt !== null) === isDone ? 'wrongState' : null
  await refuseInOrder(change.db, target, { present: record.version, reason })
  const done = { done_at: change.now, done_by: change.person.userId }
  await changeVersioned(change.db, target, isDone ? done : { done_at: null, done_by: null })
  await armReminder(change, id)
  await change.audit({
    action: isDone ? 'tasks.done' : 'tasks.reopened',
    entity: 'task',
    entityId: id,
    reference: parent.reference,
  })
  if (isDone)
    await tellOfPart(change, parent, { action: 'tasks.done', also: { entity: 'task', id } })
  await announcePart(change, desk, { parent, topic: 'tasks' })
}

/** Deletes a task; it can be brought back for a while. */
export async function deleteTask(change: VersionedChange, desk: Desk, id: string): Promise<void> {
  const { record, responsible, parent, target } = await openTask(change, desk, {
    id,
    act: 'delete',
  })
  await changeVersioned(change.db, target, { deleted_at: change.now })
  await putIntoTrash(change, {
    id,
    kind: 'task',
    parent,
    title: record.title,
    ownerId: responsible.createdBy ?? responsible.assigneeId ?? change.person.userId ?? '',
    isPrivate: false,
  })
  await announcePart(change, desk, { parent, topic: 'tasks' })
}
