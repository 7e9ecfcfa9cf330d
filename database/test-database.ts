import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from './connect.ts'
import type { Connection } from './connection.ts'
import { startPostgres } from './embedded-postgres.ts'
import { runOnce } from './ensure-database.ts'
import { migrate } from './migrate.ts'
import { embeddedServing, prepareServing } from './serving-role.ts'
import type { Database } from './types.generated.ts'

export interface TestServer {
  /** What `createTestDatabase` needs to know, for child processes. */
  address: string
  stop(): Promise<void>
}

export interface TestDatabase {
  /** As who owns its tables. */
  connection: Connection
  /** As the product serves it. */
  serving: Connection
  drop(): Promise<void>
}

/** The variable by which tests learn of their server. */
export const testServerVariable = 'TEST_POSTGRES'
const template = 'programs_template'
const prefix = 'programs-test-'
const spaceNeeded = 512 * 2 ** 20

/** Nothing here outlives the run, so nothing waits for a disk; the zone is an installation's unless told. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  'app.time_zone': 'America/Toronto',
}

/** Starts a throw-away server whose template is migrated, and filled by `prepare`. */
export async function startTestServer(
  prepare?: (database: Kysely<Database>) => Promise<void>,
): Promise<TestServer> {
  const folder = makeTestFolder()
  const server = await startPostgres({ folder, settings: throwAway, sync: false })
  const stop = async () => {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await prepareTemplate(server.connection, prepare)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: JSON.stringify(server.connection), stop }
}

async function prepareTemplate(
  server: Connection,
  prepare?: (database: Kysely<Database>) => Promise<void>,
) {
  await runOnce(server, `create database ${template}`)
  const connection = { ...server, database: template }
  await migrate(connection)
  await prepareServing(connection, (await embeddedServing(connection)).user)
  if (!prepare) return
  const { kysely, close } = openDatabase(connection)
  try {
    await prepare(kysely)
  } finally {
    await close()
  }
}

/** A copy of the template of the running test server, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = process.env[testServerVariable]
  if (!address) throw new Error(`No test server: ${testServerVariable} is not set`)
  const server = JSON.parse(address) as Connection
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await copyTemplate(server, name)
  const connection = { ...server, database: name }
  return {
    connection,
    serving: await embeddedServing(connection),
    drop: () => runOnce(server, `drop database if exists ${name} with (force)`),
  }
}

/** While one worker copies, the template is briefly in use for the next. */
async function copyTemplate(server: Connection, name: string, tries = 50): Promise<void> {
  try {
    await runOnce(server, `create database ${name} template ${template} strategy file_copy`)
  } catch (error) {
    if ((error as { code?: string }).code !== '55006' || tries <= 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    await copyTemplate(server, name, tries - 1)
  }
}

function makeTestFolder(): string {
  const parent = hasSpace('/dev/shm') ? '/dev/shm' : os.tmpdir()
  removeLeftovers(parent)
  const folder = fs.mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  fs.chmodSync(folder, 0o755)
  return folder
}

function hasSpace(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize > spaceNeeded
  } catch {
    return false
  }
}

/** Folders of runs that were killed. */
function removeLeftovers(parent: string) {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (isAlive(pid)) continue
    try {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Protected values of the template can be read by every server of the tests. */
export const testEncryptionKeys = `test:${Buffer.alloc(32, 'tests').toString('base64')}`
