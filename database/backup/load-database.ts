import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, type CopyStreamQuery } from 'pg-copy-streams'
import { tableOf } from './archive-names.ts'
import type { Header, Manifest } from './archive-format.ts'
import type { Part } from './read-archive.ts'
import {
  copyTarget,
  readForeignKeys,
  readIndexes,
  readSequences,
  readTables,
  type ForeignKey,
  type Index,
  type Table,
} from './tables.ts'

/** The columns of each table in the order of the backup, which is not that of a table made elsewhere. */
type Columns = Header['columns']

interface Loading {
  /** Loads a part that is a table; others are none of its business. */
  table(part: Part): Promise<void>
  /** Holds the result against the manifest, and keeps it. */
  keep(manifest: Manifest): Promise<void>
}

/**
 * Begins to fill a migrated database: in one transaction, without triggers, since what they keep is
 * in the backup too. Whoever owns the tables may do it; a superuser need not.
 */
export async function beginLoading(client: Client, written: Columns): Promise<Loading> {
  await client.query('begin')
  const parts = {
    tables: await readTables(client),
    keys: await readForeignKeys(client),
    indexes: await readIndexes(client),
  }
  await emptyTables(client, parts)
  const loaded = new Map<string, CopyStreamQuery>()
  return {
    async table(part) {
      const table = parts.tables.find(({ name }) => name === tableOf(part.name))
      const columns = table && written[table.name]
      if (!columns) throw new Error(`The backup holds ${part.name}, which this version has not.`)
      const into = client.query(
        from(`copy ${copyTarget(client, { name: table.name, columns })} from stdin`),
      )
      await pipeline(Readable.from(part.content, { objectMode: false }), into)
      loaded.set(table.name, into)
    },
    async keep(manifest) {
      await continueSequences(client, manifest.sequences)
      refuseOther(manifest.rows, loaded)
      await closeTables(client, parts)
      // Who was signed in signs in again: what the backup knows of sessions is out of date.
      await client.query('delete from sessions')
      await client.query('analyze')
      await client.query('commit')
    },
  }
}

interface Parts {
  tables: Table[]
  keys: ForeignKey[]
  indexes: Index[]
}

/** Indexes go too: made at the end, of all rows together, they take a fraction of the time. */
async function emptyTables(client: Client, { tables, keys, indexes }: Parts) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`)
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
}

/** Each reference is looked up anew: a backup in which one leads nowhere is refused. */
async function closeTables(client: Client, { tables, keys, indexes }: Parts) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} enable trigger user`)
}

function refuseOther(expected: Record<string, number>, loaded: Map<string, CopyStreamQuery>) {
  for (const [table, count] of Object.entries(expected)) {
    const found = loaded.get(table)?.rowCount ?? 'no'
    if (found !== count)
      throw new Error(`${table} has ${found} rows where the backup had ${count}.`)
  }
}

/** No number is given twice, also none that was given and is in no row. */
async function continueSequences(client: Client, sequences: Manifest['sequences']) {
  for (const { name } of await readSequences(client)) {
    const last = Math.max(sequences[name] ?? 0, await largestOf(client, name))
    if (last > 0) await client.query('select setval($1::regclass, $2)', [name, last])
  }
}

/** The largest number of the column that a sequence counts for; 0 where it counts for none. */
async function largestOf(client: Client, sequence: string): Promise<number> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column"
    from pg_depend d join pg_class c on c.oid = d.refobjid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.objid = $1::regclass and d.deptype in ('a', 'i') and c.relkind = 'r'`,
    [sequence],
  )
  const [owner] = rows
  if (!owner) return 0
  const column = client.escapeIdentifier(owner.column)
  const found = await client.query<{ largest: number }>(
    `select coalesce(max(${column}), 0) as largest from ${client.escapeIdentifier(owner.table)}`,
  )
  return found.rows[0]?.largest ?? 0
}
