import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'

/** The address of a database on the server of the tests, for commands. */
export async function databaseAddress(
  db: Kysely<Database>,
  other: { name?: string; role?: string } = {},
): Promise<string> {
  const { rows } = await sql<{ name: string; folder: string }>`
    select current_database() as name, current_setting('unix_socket_directories') as folder`.execute(
    db,
  )
  const [{ name, folder } = { name: '', folder: '' }] = rows
  const host = encodeURIComponent(folder)
  return `postgresql://${other.role ?? 'portal'}@localhost/${other.name ?? name}?host=${host}`
}
