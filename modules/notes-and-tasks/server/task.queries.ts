import { sql, type RawBuilder } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'
import { partLength } from '../contract/parents.ts'
import { task } from '../contract/task.ts'
import type { TaskRecord } from '../contract/tasks.endpoints.ts'
import {
  canAdd,
  findParent,
  isSeenBy,
  readParent,
  type Desk,
  type Parent,
  type ParentKey,
} from './parents.ts'

export interface Responsible {
  /** Null until somebody takes on the record of a task that the product opened. */
  assigneeId: string | null
  teamId: string | null
  createdBy: string | null
}

export interface Who {
  desk: Desk
  person: Person
  today: string
}

type Stored = Omit<TaskRecord, 'can'> & Responsible

export const selectTask = (today: string) => sql`
  t.titles, ${selectNamed('u')} as assignee, d.name as "doneBy",
  t.team_id as "teamId", t.created_by as "createdBy", t.assignee_id as "assigneeId",
  t.done_at is null and t.due_on < ${today}::date as "isOverdue"`

/** What a task tells of protected fields is told to those who see them on its record `p`. */
export const toldOn = (groups: RawBuilder<unknown>) =>
  sql<boolean>`(t.field_group is null or t.field_group = any(${groups}))`

export const taskJoins = sql`left join users u on u.id = t.assignee_id left join users d on d.id = t.done_by`

/** By the permission on the one who is to do it, or by having written the task oneself. */
export function mayDo(person: Person, action: 'update' | 'delete', of: Responsible): boolean {
  const permission = { action, subject: 'Tasks' } as const
  const { assigneeId, teamId } = of
  if (person.permissions.allows(permission, { assigneeId, teamId })) return true
  return of.createdBy === person.userId && person.permissions.allows(permission)
}

export function canDo(person: Person, of: Responsible & { doneAt: string | null }): Can {
  const can: Can = {}
  if (mayDo(person, 'update', of)) {
    can['edit'] = true
    can[of.doneAt === null ? 'finish' : 'reopen'] = true
  }
  if (mayDo(person, 'delete', of)) can['delete'] = true
  return can
}

function withCan({ teamId, createdBy, ...row }: Stored, person: Person): TaskRecord {
  return { ...row, can: canDo(person, { ...row, teamId, createdBy }) }
}

/** The tasks on a record; whoever sees the record sees them. */
export async function readRecordTasks(
  db: Db,
  who: Who,
  { key, most }: { key: ParentKey; most: number },
) {
  const { groups, isOpen } = await readParent(db, who, key)
  const { rows } = await sql<Stored & { total: number }>`
    select ${selectBase('t')}, ${selectFields(task, 't')}, ${selectTask(who.today)}, count(*) over ()::int as total
    from tasks t ${taskJoins}
    where t.parent_kind = ${key.kind} and t.parent_id = ${key.id} and t.deleted_at is null
      and ${toldOn(sql`${groups}::text[]`)}
    order by t.done_at is not null, t.done_at desc, t.due_on, t.due_at nulls first, t.id
    limit ${most}`.execute(db)
  const mayAdd = isOpen && who.person.permissions.allows({ action: 'create', subject: 'Tasks' })
  return {
    data: rows.map(({ total: _, ...row }) => withCan(row, who.person)),
    total: rows[0]?.total ?? 0,
    can: canAdd(mayAdd),
  }
}

/** Tasks that the person may be told of, narrowed further; by their day. */
export async function readTasksBy(
  db: Db,
  who: Who,
  narrowed: RawBuilder<unknown>,
): Promise<TaskRecord[]> {
  const { rows } = await sql<Stored>`
    select ${selectBase('t')}, ${selectFields(task, 't')}, ${selectTask(who.today)}
    from tasks t ${taskJoins} where t.deleted_at is null and ${narrowed}
    order by t.due_on, t.due_at nulls first, t.id limit ${partLength}`.execute(db)
  return rows.map((row) => withCan(row, who.person))
}

/** A task on a record that the person sees. */
export async function readTask(db: Db, who: Who, id: string) {
  const { rows } = await sql<
    Stored & { parentKind: ParentKey['kind']; parentId: string; fieldGroup: string | null }
  >`
    select ${selectBase('t')}, ${selectFields(task, 't')}, ${selectTask(who.today)},
      t.parent_kind as "parentKind", t.parent_id as "parentId", t.field_group as "fieldGroup"
    from tasks t ${taskJoins} where t.id = ${id} and t.deleted_at is null`.execute(db)
  if (!rows[0]) throw notFound()
  const { parentKind, parentId, fieldGroup, ...stored } = rows[0]
  const parent = await findParent(db, who, { kind: parentKind, id: parentId })
  if (!parent || (fieldGroup && !parent.groups.includes(fieldGroup))) throw notFound()
  return { record: withCan(stored, who.person), responsible: stored as Responsible, parent }
}

/** Colleagues who have tasks and see the record, of those whom the person may give any. */
export async function readPeopleFor(db: Db, { desk, person }: Omit<Who, 'today'>, parent: Parent) {
  const staff = await readActiveStaff(db, desk.subjects)
  const teams = await db
    .selectFrom('users')
    .select(['id', 'team_id'])
    .where('type', '=', 'staff')
    .where('status', '=', 'active')
    .execute()
  const teamOf = new Map(teams.map(({ id, team_id }) => [id, team_id]))
  const permission = { action: 'create', subject: 'Tasks' } as const
  return staff
    .filter((each) => isSeenBy(desk, each, parent))
    .filter(({ permissions }) => permissions.allows({ action: 'view', subject: 'Tasks' }))
    .map(({ userId, name }) => ({ id: userId ?? '', name }))
    .filter(({ id }) =>
      person.permissions.allows(permission, { assigneeId: id, teamId: teamOf.get(id) ?? null }),
    )
}
