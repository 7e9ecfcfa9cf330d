import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '#database/connection.ts'
import { startPostgres, type EmbeddedPostgres } from '#database/embedded-postgres.ts'
import { embeddedServing } from '#database/serving-role.ts'
import { makeFolder, whyUnreachable } from '#database/postgres-data-folder.ts'
import type { Settings } from '#kit/server/settings.ts'
import { say, timed } from './progress.ts'

/**
 * The data folder, made when absent. Root's own folders are closed to PostgreSQL, which does not
 * run as root; a folder that nobody chose then moves to where every system keeps such data.
 */
export function chooseDataFolder(settings: Settings, chosen: boolean): string {
  makeFolder(settings.dataDir)
  if (settings.databaseUrl || !whyUnreachable(settings.dataDir)) return settings.dataDir
  if (chosen) throw new Error(whyUnreachable(settings.dataDir)!)
  const hash = createHash('sha256').update(settings.dataDir).digest('hex').slice(0, 8)
  const folder = `/var/lib/programs/${hash}`
  makeFolder(folder)
  say(`PostgreSQL cannot reach ${settings.dataDir} when started by root; the data is in ${folder}`)
  return folder
}

export interface OpenedDatabase {
  /** As who owns the tables: migrates, verifies, generates. */
  owner: string | Connection
  /** As who serves. */
  serving: string | Connection
  stop(): Promise<void>
}

function external({ databaseUrl, databaseOwnerUrl }: Settings): OpenedDatabase | null {
  if (!databaseUrl) return null
  return { owner: databaseOwnerUrl ?? databaseUrl, serving: databaseUrl, stop: async () => {} }
}

async function embedded({ connection, stop }: EmbeddedPostgres): Promise<OpenedDatabase> {
  return { owner: connection, serving: await embeddedServing(connection), stop }
}

/** The server of DATABASE_URL, or the embedded one. */
export async function openServer(settings: Settings): Promise<OpenedDatabase> {
  const given = external(settings)
  if (given) return given
  return embedded(await timed('Starting the database', () => startOwn(settings.dataDir)))
}

/** The same for a command that may run beside the server. */
export async function joinServer(settings: Settings): Promise<OpenedDatabase> {
  const given = external(settings)
  if (given) return given
  return embedded(await startPostgres({ folder: postgresFolder(settings.dataDir), log: say }))
}

const postgresFolder = (dataDir: string) => path.join(dataDir, 'postgres')

/** A server that somebody else owns goes when they go: a killed one's last moments, or a command. */
async function startOwn(dataDir: string): Promise<EmbeddedPostgres> {
  for (const until = Date.now() + 8000; ;) {
    const server = await startPostgres({ folder: postgresFolder(dataDir), log: say })
    if (!server.attached) return server
    if (Date.now() > until)
      throw new Error(`Another command uses the database in ${dataDir}; wait until it has ended.`)
    await sleep(100)
  }
}
