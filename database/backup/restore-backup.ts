import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { poolConfig } from '../connect.ts'
import type { Connection } from '../connection.ts'
import { migrate } from '../migrate.ts'
import type { Header, Manifest } from './archive-format.ts'
import { fileKeyOf, headsPart, tableOf } from './archive-names.ts'
import { beginLoading } from './load-database.ts'
import { readArchive, wholeOf } from './read-archive.ts'
import { beginRestore, endRestore } from './restore-mark.ts'

interface Restoring {
  /** As who owns the tables; empty, or left by a restore that was cut off. */
  database: string | Connection
  header: Header
  /** The same backup from its beginning. */
  source: Readable
  keepFile: (key: string, content: Buffer) => Promise<void>
  keepHeads: (text: Buffer) => Promise<void>
}

/**
 * Fills an empty database and the place of files from a backup. Rows are kept all together at the
 * end or not at all; cut off, it can be begun again.
 */
export async function restoreBackup(restoring: Restoring): Promise<Manifest> {
  const { max: _, ...config } = poolConfig(restoring.database, { name: 'programs restore' })
  const client = new Client(config)
  // A connection that is lost fails the next statement; unheard, it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await beginRestore(client)
    await migrate(restoring.database, { only: restoring.header.migrations })
    const loading = await beginLoading(client, restoring.header.columns)
    let heads: Buffer = Buffer.alloc(0)
    const manifest = await readArchive(restoring.source, {
      async part(part) {
        const key = fileKeyOf(part.name)
        if (tableOf(part.name)) await loading.table(part)
        else if (key) await restoring.keepFile(key, await wholeOf(part))
        else if (part.name === headsPart) heads = await wholeOf(part)
      },
    })
    await endRestore(client)
    await loading.keep(manifest)
    await restoring.keepHeads(heads)
    return manifest
  } finally {
    await client.end()
  }
}

/** What a backup is, after it was read whole and agrees with its manifest. */
export async function inspectBackup(source: Readable): Promise<Header & Manifest> {
  let header: Header | undefined
  const manifest = await readArchive(source, {
    header: (read) => void (header = read),
  })
  if (!header) throw new Error('The backup has no header.')
  return { ...header, ...manifest }
}
