import { sql, type RawBuilder } from 'kysely'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Looking } from '#kit/server/call.ts'
import { isToldOf } from '#kit/server/history.ts'
import { decodeCursor, encodeCursor } from '#kit/server/list-cursor.ts'
import {
  timelineKinds,
  timelineLength,
  type Timeline,
  type TimelineItem,
  type TimelineKind,
} from '../contract/timeline.endpoints.ts'
import { readable, readNotesBy } from './note.queries.ts'
import {
  sourceOf,
  spokenOf,
  readParent,
  type Desk,
  type Parent,
  type ParentKey,
} from './parents.ts'
import { readTasksBy, toldOn, type Who } from './task.queries.ts'

interface Asked {
  key: ParentKey
  after: string | null
  only: TimelineKind | null
}

/** One line of the timeline before it is read. */
interface Place {
  kind: TimelineKind
  id: string
  at: string
  /** The moment to the microsecond, for the cursor. */
  moment: string
}

const mayReadLetters = { action: 'view', subject: 'Outbox' } as const

/**
 * What happened to a record, newest first: notes and tasks as the person may read them, letters for
 * those who may see what left, history without the fields that they do not see.
 */
export async function readTimeline(
  looking: Looking,
  desk: Desk,
  { key, after, only }: Asked,
): Promise<Timeline> {
  const { db, person } = looking
  const who: Who = { desk, person, today: await looking.today() }
  const parent = await readParent(db, who, key)
  const kinds = kindsFor(looking, desk, key)
  const shown = only ? kinds.filter((kind) => kind === only) : kinds
  const asked = { parent, shown, entity: entityOf(desk, key), after }
  const places = await readPlaces(looking, desk, asked)
  const page = places.slice(0, timelineLength)
  const last = page.at(-1)
  const mayAddTask =
    parent.isOpen && person.permissions.allows({ action: 'create', subject: 'Tasks' })
  return {
    data: await readItems(looking, who, { parent, page }),
    ...(places.length > timelineLength && last && { after: encodeCursor([last.moment, last.id]) }),
    pinned: after ? { notes: [], tasks: [] } : await readPinned(looking, who, { parent, shown }),
    kinds,
    can: { ...(parent.mayWrite && { addNote: true }), ...(mayAddTask && { addTask: true }) },
  }
}

const entityOf = (desk: Desk, key: ParentKey) => sourceOf(desk, key).history?.entity ?? null

function kindsFor({ person }: Looking, desk: Desk, key: ParentKey): TimelineKind[] {
  const hasHistory = entityOf(desk, key) !== null
  const none = {
    spoken: !spokenOf(desk, key),
    message: !hasHistory || !person.permissions.allows(mayReadLetters),
    history: !hasHistory,
  }
  return timelineKinds.filter((kind) => !(kind in none && none[kind as keyof typeof none]))
}

const nothingSpoken = { at: sql`null`, from: sql`(select null::uuid as id where false) s` }

interface OfRecord {
  parent: Parent
  shown: readonly TimelineKind[]
  entity: string | null
  after: string | null
}

async function readPlaces({ db, person }: Looking, desk: Desk, of: OfRecord): Promise<Place[]> {
  const { parent, shown, entity, after } = of
  const { history } = sourceOf(desk, parent)
  const hangsOn = (alias: string) =>
    sql`${sql.ref(`${alias}.parent_kind`)} = ${parent.kind} and ${sql.ref(`${alias}.parent_id`)} = ${parent.id}`
  const sources: Record<TimelineKind, { at: RawBuilder<unknown>; from: RawBuilder<unknown> }> = {
    note: {
      at: sql`n.created_at`,
      from: sql`notes n where ${hangsOn('n')} and ${readable(person)} and not n.is_pinned`,
    },
    task: {
      at: sql`t.done_at`,
      from: sql`tasks t where ${hangsOn('t')} and t.deleted_at is null and t.done_at is not null
        and ${toldOn(sql`${parent.groups}::text[]`)}`,
    },
    spoken: spokenOf(desk, parent)?.of(parent) ?? nothingSpoken,
    message: {
      at: sql`m.created_at`,
      from: sql`outbox_messages m where m.record_entity = ${entity} and m.record_id = ${parent.id}`,
    },
    history: {
      at: sql`h.at`,
      from: sql`audit_log h where ${history ? isToldOf({ ...history, id: parent.id }) : sql`false`}`,
    },
  }
  const aliases = { note: 'n', task: 't', spoken: 's', message: 'm', history: 'h' }
  const [moment, id] = after ? decodeCursor(after, 2) : [null, null]
  const parts = shown.map((kind) => {
    const { at, from } = sources[kind]
    const own = sql.ref(`${aliases[kind]}.id`)
    const behind = moment ? sql`and (${at}, ${own}) < (${moment}::timestamptz, ${id}::uuid)` : sql``
    return sql`(select ${sql.lit(kind)} as kind, ${own} as id, ${at} as at from ${from} ${behind}
      order by ${at} desc, ${own} desc limit ${timelineLength + 1})`
  })
  if (parts.length === 0) return []
  const { rows } = await sql<Place>`
    select kind, id, at, at::text as moment from (${sql.join(parts, sql` union all `)}) line
    order by at desc, id desc limit ${timelineLength + 1}`.execute(db)
  return rows
}

interface Page {
  parent: Parent
  page: readonly Place[]
}

/** The lines of a page, each read once and as its own list shows it. */
async function readItems(
  looking: Looking,
  who: Who,
  { parent, page }: Page,
): Promise<TimelineItem[]> {
  const idsOf = (kind: TimelineKind) =>
    page.filter((each) => each.kind === kind).map(({ id }) => id)
  const [notes, tasks, spoken, messages, entries] = await Promise.all([
    readNotesBy(looking.db, { ...who, parent }, sql`n.id = any(${idsOf('note')}::uuid[])`),
    readTasksBy(looking.db, who, sql`t.id = any(${idsOf('task')}::uuid[])`),
    spokenOf(who.desk, parent)?.read(looking.db, idsOf('spoken')) ?? [],
    readMessages(looking, idsOf('message')),
    readEntries(looking, who.desk, { parent, ids: idsOf('history') }),
  ])
  const all = new Map<string, object>([
    ...notes.map((note) => [note.id, { note }] as const),
    ...tasks.map((task) => [task.id, { task }] as const),
    ...spoken.map((each) => [each.id, { spoken: each }] as const),
    ...messages.map((message) => [message.id, { message }] as const),
    ...entries.map((entry) => [entry.id, { entry }] as const),
  ])
  return page.flatMap(({ kind, id, at }) => {
    const own = all.get(id)
    return own ? [{ kind, id, at, ...own } as TimelineItem] : []
  })
}

type Message = Extract<TimelineItem, { kind: 'message' }>['message']

async function readMessages({ db }: Looking, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Message>`
    select id, recipient, nullif(subject, '') as subject, channel, sent_at as "sentAt",
      (failure is not null and sent_at is null and stopped_at is null) as "hasFailed",
      stopped_at is not null as "isStopped"
    from outbox_messages where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

async function readEntries(
  looking: Looking,
  desk: Desk,
  { parent, ids }: { parent: Parent; ids: readonly string[] },
): Promise<HistoryEntry[]> {
  const { history } = sourceOf(desk, parent)
  if (ids.length === 0 || !history) return []
  const { rows } = await sql<HistoryEntry>`
    select id, at, actor_id as "actorId", actor_name as "actorName", action, changes, reason
    from audit_log where id = any(${[...ids]}::uuid[])`.execute(looking.db)
  return history.told(looking, parent.id, rows)
}

/** What stands on top until it is unpinned or done; what is to be done, whatever is looked for. */
async function readPinned(
  { db }: Looking,
  who: Who,
  { parent, shown }: Pick<OfRecord, 'parent' | 'shown'>,
) {
  const [notes, tasks] = await Promise.all([
    shown.includes('note')
      ? readNotesBy(
          db,
          { ...who, parent },
          sql`n.is_pinned and n.parent_kind = ${parent.kind}
          and n.parent_id = ${parent.id}`,
        )
      : [],
    readTasksBy(
      db,
      who,
      sql`t.done_at is null and t.parent_kind = ${parent.kind}
        and t.parent_id = ${parent.id} and ${toldOn(sql`${parent.groups}::text[]`)}`,
    ),
  ])
  return { notes, tasks }
}
