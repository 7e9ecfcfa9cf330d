import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from './call.ts'

export interface Version {
  version: string
  /** The migration that the database had last; null while it does not answer. */
  migration: string | null
}

const declared = new URL('../../package.json', import.meta.url)

/** Of the product. */
export const { version } = JSON.parse(readFileSync(declared, 'utf8')) as { version: string }

export async function readVersion(db: Db): Promise<Version> {
  const rows = await sql<{ name: string }>`
    select name from migration_checksum order by name desc limit 1`
    .execute(db)
    .then(
      (found) => found.rows,
      () => [],
    )
  return { version, migration: rows[0]?.name ?? null }
}
