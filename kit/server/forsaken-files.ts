import { sql } from 'kysely'
import type { Change } from './call.ts'

type Changing = Pick<Change, 'db'>

/**
 * A file that belongs to nothing any more. Its bytes go once this is kept, by the next
 * `removeForsaken`: a change that fails loses nothing.
 */
export const forsakeFile = (change: Changing, id: string) => forsakeFiles(change, [id])

export const forsakeFiles = ({ db }: Changing, ids: readonly string[]) =>
  sql`
  with file as (delete from files where id = any(${ids}::uuid[]) returning storage_key)
  insert into forsaken_files (storage_key) select storage_key from file`.execute(db)

/** Removes the bytes of files that belong to nothing, some hundred at a time. */
export async function removeForsaken(
  { db }: Changing,
  remove: (storageKey: string) => Promise<unknown>,
): Promise<void> {
  const rows = await db.selectFrom('forsaken_files').select('storage_key').limit(500).execute()
  for (const { storage_key: key } of rows) {
    await remove(key)
    await db.deleteFrom('forsaken_files').where('storage_key', '=', key).execute()
  }
}
