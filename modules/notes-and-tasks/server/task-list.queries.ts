import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import type { Db } from '#kit/server/call.ts'
import { likeText, readPage, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import type { TaskCounts, TaskRow, TaskView } from '../contract/tasks.endpoints.ts'
import { seenParent, seenParents } from './parents.ts'
import { canDo, selectTask, taskJoins, toldOn, type Responsible, type Who } from './task.queries.ts'

const permission = { action: 'view', subject: 'Tasks' } as const
const facts = { assigneeId: sql`t.assignee_id`, teamId: sql`t.team_id` }

const parentOfTask = { kind: sql`t.parent_kind`, id: sql`t.parent_id` }

const columns: Record<string, RawBuilder<unknown>> = {
  dueOn: sql`t.due_on`,
  title: sql`searchable(t.title)`,
  priority: sql`t.priority`,
  assigneeId: sql`t.assignee_id`,
}

const ofView = (view: TaskView, { userId }: Person) =>
  ({
    mine: sql<boolean>`t.done_at is null and t.assignee_id = ${userId}`,
    team: sql<boolean>`t.done_at is null`,
    done: sql<boolean>`t.done_at is not null`,
  })[view]

const permittedTo = (person: Person): RawBuilder<boolean>[] => [
  sql<boolean>`t.deleted_at is null`,
  person.permissions.where(permission, facts),
]

/** What somebody may see of tasks: within the permission, and on records that they see. */
function visibleTo({ desk, person }: Who): RawBuilder<boolean>[] {
  return [
    ...permittedTo(person),
    sql<boolean>`exists (select 1 from ${seenParent({ desk, person }, parentOfTask)} p
      where ${toldOn(sql`p.groups`)})`,
  ]
}

function taskListSource(who: Who, view: TaskView): ListSource {
  return {
    from: sql`tasks t`,
    id: sql`t.id`,
    columns,
    where: [...visibleTo(who), ofView(view, who.person)],
    search: (text) =>
      sql<boolean>`searchable(concat_ws(' ', t.title, t.titles ->> 'fr'))
        like '%' || searchable(${likeText(text)}) || '%'`,
    select: sql`t.id, t.version, t.title, t.due_on as "dueOn", t.due_at as "dueAt", t.priority,
      t.done_at as "doneAt", ${selectTask(who.today)},
      jsonb_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'reference', p.reference) as parent`,
    joins: sql`${taskJoins} join lateral ${seenParent(who, parentOfTask)} p on true`,
  }
}

type Stored = Omit<TaskRow, 'can'> & Responsible

export async function readTasks(
  db: Kysely<Database>,
  who: Who,
  { list, view }: { list: ListQuery; view: TaskView },
) {
  const page = await readPage<Stored>(db, taskListSource(who, view), list)
  const data = page.data.map(({ assigneeId, teamId, createdBy, ...row }): TaskRow => {
    const can = canDo(who.person, { ...row, assigneeId, teamId, createdBy })
    return { ...row, can }
  })
  return { ...page, data }
}

/** One's own open tasks, and how many of them are for today and overdue. */
export async function countTasks(db: Db, who: Who): Promise<TaskCounts> {
  const visible = sql.join([...visibleTo(who), ofView('mine', who.person)], sql` and `)
  const { rows } = await sql<TaskCounts>`
    select count(*)::int as open, count(*) filter (where t.due_on = ${who.today}::date)::int as today,
      count(*) filter (where t.due_on < ${who.today}::date)::int as overdue
    from tasks t where ${visible}`.execute(db)
  return rows[0] ?? { open: 0, today: 0, overdue: 0 }
}

export interface TasksOf {
  id: string
  name: string
  open: number
  overdue: number
}

/** Open tasks that the list shows the person, by whose they are; the most overdue first. */
export async function countTasksByPerson(db: Db, who: Who): Promise<TasksOf[]> {
  const open = sql.join([...permittedTo(who.person), ofView('team', who.person)], sql` and `)
  const ofEach = seenParents(who).map(
    ({
      kind,
      records,
    }) => sql`select t.assignee_id, t.due_on from tasks t join ${records} p on p.id = t.parent_id
      where t.parent_kind = ${sql.lit(kind)} and ${open} and ${toldOn(sql`p.groups`)}
        and t.assignee_id is not null`,
  )
  if (ofEach.length === 0) return []
  const { rows } = await sql<TasksOf>`
    select u.id, u.name, c.open, c.overdue from (
      select t.assignee_id, count(*)::int as open,
        count(*) filter (where t.due_on < ${who.today}::date)::int as overdue
      from (${sql.join(ofEach, sql` union all `)}) t group by t.assignee_id) c
    join users u on u.id = c.assignee_id
    order by c.overdue desc, c.open desc, u.name`.execute(db)
  return rows
}

/** Whose tasks the person may see. */
export async function readTaskPeople(db: Db, person: Person) {
  const permitted = person.permissions.where(permission, {
    assigneeId: sql`u.id`,
    teamId: sql`u.team_id`,
  })
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.name from users u
    where u.type = 'staff' and u.status = 'active' and ${permitted} order by u.name`.execute(db)
  return rows
}
