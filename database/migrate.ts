import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Pool } from 'pg'
import { poolConfig } from './connect.ts'
import type { Connection } from './connection.ts'

export interface MigrateOptions {
  folder?: string
  /** Names of those that may be applied; all where nothing is said. */
  only?: readonly string[]
  log?: (line: string) => void
}

type AnyDatabase = Kysely<any>

interface MigrationFile {
  name: string
  text: string
  hash: string
}

const ownFolder = path.join(import.meta.dirname, 'migrations')

/** Applies what is missing, each file in a transaction of its own; answers the names applied. */
export async function migrate(target: string | Connection, options: MigrateOptions = {}) {
  const all = await readMigrations(options.folder ?? ownFolder)
  const files = options.only ? chosen(all, options.only) : all
  const pool = new Pool(poolConfig(target, { poolSize: 2, name: 'programs migrate' }))
  const database: AnyDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await prepareChecksums(database)
    await refuseEdited(database, files)
    return await applyAll(database, files, options.log ?? (() => {}))
  } finally {
    await database.destroy()
  }
}

/** @throws for a name that this version of the product has not */
function chosen(files: MigrationFile[], names: readonly string[]): MigrationFile[] {
  const unknown = names.filter((name) => !files.some((file) => file.name === name))
  if (unknown.length)
    throw new Error(
      `A newer or another version of the product is needed: this one has no ${unknown.join(', ')}.`,
    )
  return files.filter((file) => names.includes(file.name))
}

/** Names of what this version of the product would still apply. */
export async function pendingMigrations(database: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration_checksum`
    .execute(database)
    .catch(whenNew)
  const applied = new Set(rows.map((row) => row.name))
  return (await readMigrations()).map((file) => file.name).filter((name) => !applied.has(name))
}

/** Of a database that was never migrated. */
function whenNew(error: { code?: string }): { rows: { name: string }[] } {
  if (error.code !== '42P01') throw error
  return { rows: [] }
}

async function readMigrations(folder = ownFolder): Promise<MigrationFile[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return await Promise.all(
    names.map(async (file) => {
      const text = await fs.readFile(path.join(folder, file), 'utf8')
      const hash = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
      return { name: file.slice(0, -'.sql'.length), text, hash }
    }),
  )
}

async function prepareChecksums(database: AnyDatabase) {
  // Of two first starts at once, "if not exists" alone lets one fail.
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(735201)`.execute(transaction)
    await sql`create table if not exists migration_checksum (
      name text primary key, sha256 text not null)`.execute(transaction)
  })
}

async function refuseEdited(database: AnyDatabase, files: MigrationFile[]) {
  const rows: { name: string; sha256: string }[] = await database
    .selectFrom('migration_checksum')
    .select(['name', 'sha256'])
    .execute()
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const edited = files.filter((file) => (applied.get(file.name) ?? file.hash) !== file.hash)
  if (edited.length)
    throw new Error(
      `Edited after it was applied: ${edited.map((file) => `${file.name}.sql`).join(', ')}. Restore the file and write the change as a new migration.`,
    )
  const missing = rows.filter((row) => !files.some((file) => file.name === row.name))
  if (missing.length)
    throw new Error(
      `The database is of a newer or another version of the product: it has had ${missing.map((row) => row.name).join(', ')}.`,
    )
}

async function applyAll(
  database: AnyDatabase,
  files: MigrationFile[],
  log: (line: string) => void,
): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => asMigrations(files) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
    // Work that is merged later may bear an earlier name.
    allowUnorderedMigrations: true,
  })
  const applied: string[] = []
  for (;;) {
    // One step at a time, so that each file has its own transaction.
    const { error, results = [] } = await migrator.migrateUp()
    const failed = results.find((result) => result.status === 'Error')
    if (error)
      throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${reasonOf(error)}`)
    if (!results.length) return applied
    for (const { migrationName } of results) {
      applied.push(migrationName)
      log(`Applied ${migrationName}`)
    }
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const asMigrations = (files: MigrationFile[]): Record<string, Migration> =>
  Object.fromEntries(files.map((file) => [file.name, { up: (database) => apply(database, file) }]))

async function apply(database: AnyDatabase, { name, text, hash }: MigrationFile) {
  await sql.raw(text).execute(database)
  await database.insertInto('migration_checksum').values({ name, sha256: hash }).execute()
}
