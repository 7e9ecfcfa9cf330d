import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Caller, TestServer } from './test-server.ts'
import { testEncryptionKeys, testServerVariable } from '#database/test-database.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'

/** Shareholders without a name of their own, looked after by nobody. */
export async function manyShareholders(
  { db }: TestServer,
  count: number,
  name = 'Many',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into shareholders (kind, last_name, language)
    select 'individual', ${name}::text || ' ' || n, 'en' from generate_series(1, ${count}) n returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** How often an act stands in the history of each. */
export async function timesDone({ db }: TestServer, ids: readonly string[], action: string) {
  const { rows } = await sql<{ id: string; times: number }>`
    select entity_id as id, count(*)::int as times from audit_log
    where action = ${action} and entity_id = any(${[...ids]}::uuid[]) group by entity_id`.execute(
    db,
  )
  return rows
}

/** The run once a condition holds of it. */
export async function runWhen(by: Caller, id: string, holds: (run: BulkRun) => boolean) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(20)) {
    const { body } = await by.get<BulkRun>(`/bulk-runs/${id}`)
    if (holds(body)) return body
  }
  throw new Error('the run does not get there')
}

/** A process of its own that works on the jobs. */
export async function startWorker({ db, dataDir }: TestServer): Promise<ChildProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const postgres = JSON.parse(process.env[testServerVariable] ?? '{}') as object
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.test-process.ts')], {
    env: {
      ...process.env,
      WORKER_DATABASE: JSON.stringify({ ...postgres, database: rows[0]?.name }),
      DATA_DIR: dataDir,
      ENCRYPTION_KEYS: testEncryptionKeys,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('the worker does not start')))
  })
  return child
}

/** Gone at once, in the middle of whatever it does. */
export const killWorker = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })

/** Somebody else holds the row until `release`. */
export async function heldRow({ db }: TestServer, id: string | undefined) {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = () => undefined as void
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const done = db.transaction().execute(async (trx) => {
    await sql`select 1 from shareholders where id = ${id} for update`.execute(trx)
    isHeld()
    await released
  })
  await held
  return async () => {
    release()
    await done
  }
}

/** Ends the connections that wait for a lock, as a restart of the database would. */
export async function throwOutWaiting({ db }: TestServer) {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20)) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
  throw new Error('nobody waits')
}
