import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { ParentKey } from './parents.ts'

/** What was moved, so that the same can be moved back. */
export interface MovedParts {
  notes: string[]
  tasks: string[]
  files: string[]
}

const tables = { notes: 'notes', tasks: 'tasks', files: 'record_files' } as const
const names = Object.keys(tables) as (keyof MovedParts)[]

/**
 * Hangs the notes, tasks and files of one record on another, what lies in the trash too. With
 * `only`, those of them alone: `moveToParent(change, {from: b, to: a, only: moved})` undoes what
 * `moveToParent(change, {from: a, to: b})` answered, and leaves what was added since.
 */
export async function moveToParent(
  { db }: Pick<Change, 'db'>,
  { from, to, only }: { from: ParentKey; to: ParentKey; only?: MovedParts },
): Promise<MovedParts> {
  const moved: MovedParts = { notes: [], tasks: [], files: [] }
  for (const name of names) {
    const chosen = only ? sql`and id = any(${only[name]}::uuid[])` : sql``
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(tables[name])} set parent_kind = ${to.kind}, parent_id = ${to.id}, version = version + 1
      where parent_kind = ${from.kind} and parent_id = ${from.id} ${chosen} returning id`.execute(
      db,
    )
    moved[name] = rows.map(({ id }) => id)
  }
  const ids = names.flatMap((name) => moved[name])
  await sql`update trash_items set parent_kind = ${to.kind}, parent_id = ${to.id}
    where id = any(${ids}::uuid[])`.execute(db)
  return moved
}
