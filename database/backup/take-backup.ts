import fs from 'node:fs'
import type { Writable } from 'node:stream'
import { Client } from 'pg'
import { poolConfig } from '../connect.ts'
import type { Connection } from '../connection.ts'
import type { Manifest } from './archive-format.ts'
import { filePart, headsPart } from './archive-names.ts'
import { beginSnapshot, dumpDatabase, readFileKeys } from './dump-database.ts'
import { writeArchive } from './write-archive.ts'

interface Taking {
  database: string | Connection
  sink: Writable
  takenAt: Date
  /** Where the heads of the audit log are written; they are read before the database is. */
  headsFile: string
  /** A kept file; null when it is not there. Whatever else goes wrong breaks the backup off. */
  readFile: (key: string) => Promise<Buffer | null>
  /** An age recipient; without one the backup can be read by whoever has it. */
  recipient?: string | undefined
}

/**
 * Writes the database as it is at one moment, and the files that it names, while people work.
 * The keys of the installation are no part of it.
 */
export async function takeBackup(taking: Taking): Promise<Manifest> {
  const heads = await fs.promises.readFile(taking.headsFile).catch(() => Buffer.alloc(0))
  const { max: _, ...config } = poolConfig(taking.database, { name: 'programs backup' })
  const client = new Client(config)
  // A connection that is lost fails the next statement; unheard, it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const header = {
      format: 1 as const,
      takenAt: taking.takenAt.toISOString(),
      ...(await beginSnapshot(client)),
    }
    return await writeArchive(taking.sink, {
      header,
      recipient: taking.recipient,
      async fill(archive) {
        const counted = await dumpDatabase(client, archive)
        const keys = await readFileKeys(client)
        // Files are never changed: nothing need be held back for them.
        await client.query('commit')
        await archive.add(headsPart, [heads])
        const missingFiles: string[] = []
        for (const key of keys) {
          const content = await taking.readFile(key)
          if (content) await archive.add(filePart(key), [content])
          else missingFiles.push(key)
        }
        return { ...counted, missingFiles }
      },
    })
  } finally {
    await client.end()
  }
}
