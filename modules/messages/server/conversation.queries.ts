import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import type { Message } from '../contract/message.ts'

interface Asked {
  id: string
  side: Side
  /** At which end the reader is. */
  isStaff: boolean
}

const files = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type,
    'sizeBytes', f.size_bytes) order by o.kept_at, f.id)
  from message_files o join files f on f.id = o.file_id where o.message_id = m.id), '[]')`

/** What the staff and one side wrote to one another, the newest last. */
export async function messagesOf(db: Db, { id, side, isStaff }: Asked): Promise<Message[]> {
  const author = isStaff
    ? sql`m.author_name`
    : sql`case when not m.is_from_staff then m.author_name end`
  const readAt = isStaff ? sql`m.read_at` : sql`null::timestamptz`
  const { rows } = await sql<Message>`
    select m.id, m.is_from_staff as "isFromStaff", ${author} as author, m.body as text,
      m.sent_at as "sentAt", ${readAt} as "readAt",
      (m.read_at is null and m.is_from_staff <> ${isStaff}) as "isNew", ${files} as files
    from messages m where m.application_id = ${id} and m.side = ${side}
    order by m.sent_at, m.id`.execute(db)
  return rows
}

/** Whether something that the side wrote waits for an answer. */
export async function isWaiting(db: Db, { id, side }: { id: string; side: Side }) {
  const { rows } = await sql`
    select from messages where application_id = ${id} and side = ${side}
      and not is_from_staff and answered_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Whether an application has ended so long ago that its applicants write there no more. */
export async function isClosed(
  db: Db,
  { id, side, days }: { id: string; side: Side; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select a.status in ('rejected', 'withdrawn', 'returned') and clock_now() > days_after.day as closed
    from applications a, lateral (
      select greatest(a.updated_at, max(m.sent_at)) + ${days} * interval '1 day' as day from messages m
      where m.application_id = a.id and m.side = ${side} and m.is_from_staff) days_after
    where a.id = ${id}`.execute(db)
  return rows[0]?.closed === true
}

/** How many messages of the staff an applicant has not read, by the application. */
export async function unreadByApplication(
  db: Db,
  { type }: Pick<Person, 'type'>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select application_id as id, count(*)::int as count from messages
    where application_id = any(${[...ids]}::uuid[]) and side = ${type}
      and is_from_staff and read_at is null group by application_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** A file of a message of a side; the row is missing when there is none. */
export async function storedFile(
  db: Db,
  { id, fileId, sides }: { id: string; fileId: string; sides: readonly Side[] },
) {
  return db
    .selectFrom('message_files as o')
    .innerJoin('files as f', 'f.id', 'o.file_id')
    .select(['f.name', 'f.media_type as mediaType', 'f.storage_key as storageKey'])
    .where('o.file_id', '=', fileId)
    .where('o.application_id', '=', id)
    .where('o.message_id', 'is not', null)
    .where('o.side', 'in', [...sides])
    .executeTakeFirst()
}
