import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { readable } from './note.queries.ts'
import { toldOn } from './task.queries.ts'
import { readParent, type Desk, type ParentKey } from './parents.ts'

/** Notes that the person may read, open tasks and files of a record. */
export async function countParts(db: Db, who: { desk: Desk; person: Person }, key: ParentKey) {
  const { groups } = await readParent(db, who, key)
  const of = (alias: string) =>
    sql`${sql.ref(`${alias}.parent_kind`)} = ${key.kind} and ${sql.ref(`${alias}.parent_id`)} = ${key.id}`
  const { rows } = await sql<{ notes: number; tasks: number; files: number }>`select
    (select count(*)::int from notes n where ${of('n')} and ${readable(who.person)}) as notes,
    (select count(*)::int from tasks t where ${of('t')} and t.deleted_at is null and t.done_at is null
      and ${toldOn(sql`${groups}::text[]`)}) as tasks,
    (select count(*)::int from record_files r where ${of('r')} and r.deleted_at is null) as files`.execute(
    db,
  )
  return rows[0] ?? { notes: 0, tasks: 0, files: 0 }
}

/** Of these records those on which something was written or laid, what is in the trash included. */
export async function recordsWithParts(
  db: Db,
  kind: ParentKey['kind'],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = sql`where parent_kind = ${kind} and parent_id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    select parent_id as id from notes ${held} and deleted_at is null
    union select parent_id from tasks ${held} and deleted_at is null
    union select parent_id from record_files ${held} and deleted_at is null
    union select parent_id from trash_items ${held}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
