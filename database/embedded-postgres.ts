import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import { ensureDatabase } from './ensure-database.ts'
import { findBinaries } from './postgres-binaries.ts'
import {
  ensureData,
  explain,
  makeFolder,
  socketFolder,
  whyUnreachable,
} from './postgres-data-folder.ts'
import { isReady, removeStaleLock } from './postgres-lock-file.ts'
import { launch, stopChild, type Server } from './postgres-process.ts'

export interface EmbeddedPostgres {
  connection: Connection
  /** Another process started the server, and stops it when it ends. */
  attached: boolean
  stop(): Promise<void>
}

export interface StartOptions {
  folder: string
  settings?: Record<string, string>
  /** Off for throw-away data: a power cut may lose it. */
  sync?: boolean
  log?: (line: string) => void
}

const patience = 60_000

/** Starts PostgreSQL on the folder, or joins the server that already runs on it. */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder)
  makeFolder(folder)
  const problem = whyUnreachable(folder)
  if (problem) throw new Error(problem)
  const binaries = findBinaries(folder)
  const data = ensureData(folder, binaries, options.sync)
  const host = socketFolder(folder)
  const server = { folder, data, host, bin: binaries.bin, settings: settingsOf(host, options) }
  const started = await startOrAttach(server, options.log ?? (() => {}))
  const stop = started && keepRunning(server, started, options.log ?? (() => {}))
  const connection = { host, port: 5432, user: 'portal', database: 'programs' }
  await ensureDatabase(connection)
  return { connection, attached: !stop, stop: stop ?? (async () => {}) }
}

const settingsOf = (host: string, { settings }: StartOptions): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: host,
  unix_socket_permissions: '0700',
  shared_buffers: `${Math.min(1024, Math.max(128, Math.floor(os.totalmem() / 4 / 2 ** 20)))}MB`,
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Leaving for a server elsewhere by logical replication then needs no restart.
  wal_level: 'logical',
  // A shared machine's small /dev/shm would make parallel queries fail.
  dynamic_shared_memory_type: 'mmap',
  max_parallel_workers_per_gather: '0',
  // The values of a refused statement are personal data.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  ...settings,
})

interface Running {
  child: ChildProcess
  ended: Promise<true>
}

/** A server that ends unasked is started again; answers the way to stop it for good. */
function keepRunning(server: Server, started: Running, log: (line: string) => void) {
  let running: Running | null = started
  let isStopping = false
  const watch = async () => {
    while (running) {
      await running.ended
      if (isStopping) return
      log('The database server has ended unasked; starting it again…')
      running = await startOrAttach(server, log)
    }
  }
  const watched = watch().catch((error: unknown) => log(String(error)))
  return async () => {
    isStopping = true
    const known = running
    if (known) await stopChild(known.child, known.ended)
    await watched
    if (running && running !== known) await stopChild(running.child, running.ended)
  }
}

/** The server that was started, or null when it is somebody else's. */
async function startOrAttach(server: Server, log: (line: string) => void): Promise<Running | null> {
  const socket = path.join(server.host, '.s.PGSQL.5432')
  const deadline = Date.now() + patience
  for (;;) {
    if (await isReady(server.data, socket)) return null
    removeStaleLock(server.data)
    const { child, logFile } = launch(server)
    const ended = new Promise<true>((resolve) => {
      child.once('exit', () => resolve(true))
      child.once('error', () => resolve(true))
    })
    const failed = await untilReadyOrEnded(() => isReady(server.data, socket), ended)
    if (!failed) return { child, ended }
    const words = fs.readFileSync(logFile, 'utf8').slice(-800)
    const another = /lock file .* already exists|still in use|starting up|shutting down/.test(words)
    if (!another || Date.now() > deadline) throw new Error(explain(words))
    log('Waiting for the previous database server to finish…')
    await sleep(100)
  }
}

async function untilReadyOrEnded(ready: () => Promise<boolean>, ended: Promise<true>) {
  for (;;) {
    if (await Promise.race([ended, sleep(10, false)])) return true
    if (await ready()) return false
  }
}
