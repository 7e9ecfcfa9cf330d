import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forsakeFiles } from '#kit/server/forsaken-files.ts'
import type { ParentKind } from '../contract/parents.ts'

/** What hangs on records that are gone for good goes with them, what lies in the trash too. */
export async function forgetParts(
  { db }: Pick<Change, 'db'>,
  { kind, ids }: { kind: ParentKind; ids: readonly string[] },
): Promise<void> {
  const held = sql`where parent_kind = ${kind} and parent_id = any(${[...ids]}::uuid[])`
  for (const table of ['notes', 'tasks', 'trash_items'])
    await sql`delete from ${sql.table(table)} ${held}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    delete from record_files ${held} returning file_id as id`.execute(db)
  await forsakeFiles(
    { db },
    rows.map(({ id }) => id),
  )
}
