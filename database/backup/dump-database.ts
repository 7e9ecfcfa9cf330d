import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to, type CopyToStreamQuery } from 'pg-copy-streams'
import { tablePart } from './archive-names.ts'
import type { ArchiveWriter } from './write-archive.ts'
import type { Header } from './archive-format.ts'
import { copyTarget, readSequences, readTables } from './tables.ts'

/**
 * Everything that the database held at one moment, while people go on working.
 * @param client a connection of its own, which sees that moment until its end
 */
export async function beginSnapshot(client: Client): Promise<Omit<Header, 'format' | 'takenAt'>> {
  await client.query('begin isolation level repeatable read read only')
  const migrations = await client.query<{ name: string }>(
    'select name from migration_checksum order by name',
  )
  const keys = await client.query<{ id: string }>('select id from encryption_keys order by id')
  const tables = await readTables(client)
  return {
    migrations: migrations.rows.map(({ name }) => name),
    columns: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
    keys: keys.rows.map(({ id }) => id),
  }
}

/** Adds every table as a part. @returns how many rows each has, and how far sequences have counted */
export async function dumpDatabase(client: Client, archive: ArchiveWriter) {
  const streams: [table: string, stream: CopyToStreamQuery][] = []
  for (const table of await readTables(client)) {
    const stream = client.query(to(`copy ${copyTarget(client, table)} to stdout`))
    await archive.add(tablePart(table.name), stream as Readable & AsyncIterable<Buffer>)
    streams.push([table.name, stream])
  }
  // A stream may end before the server has said how many rows it was: after the next statement it has.
  const sequences = await readSequences(client)
  return {
    rows: Object.fromEntries(streams.map(([table, { rowCount }]) => [table, rowCount])),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last ?? 0])),
  }
}

/** The keys of all kept files that rows name, as of the snapshot. */
export async function readFileKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select storage_key as key from files order by storage_key',
  )
  return rows.map(({ key }) => key)
}
