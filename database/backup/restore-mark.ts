import { sql, type Kysely } from 'kysely'
import type { Client } from 'pg'

/** Is there from the beginning of a restore to its end, and goes with what it has loaded. */
const mark = 'restore_begun'

/**
 * Marks a database as being restored.
 * @throws where something is there that a restore would replace
 */
export async function beginRestore(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  if (rows.some(({ name }) => name === mark)) return
  if (rows.length)
    throw new Error(
      'The database is not empty, and nothing was changed. Restore into an empty one: another DATA_DIR, or a new database for DATABASE_URL.',
    )
  await client.query(`create table ${mark} (begun_at timestamptz not null default now())`)
}

/** Within the transaction that keeps what was loaded. */
export const endRestore = (client: Client) => client.query(`drop table ${mark}`)

/** Whether a restore was begun here and has not come to its end. */
export async function isRestoring(database: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`public.${mark}`}) is not null as found`.execute(database)
  return rows[0]?.found ?? false
}
