import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { openDatabase } from '#database/connect.ts'
import type { Database } from '#database/types.generated.ts'
import { theRow } from '#kit/server/the-row.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { cast } from '#seeds/cast.ts'
import { joinServer } from '../scripts/open-data.ts'
import { say, timed } from '../scripts/progress.ts'
import { root } from '../scripts/run-command.ts'
import { makeFloorTable } from './floor-table.ts'

const [productPort, floorPort] = [3912, 3913]

/** Both servers on one database, and what they are asked with. */
export interface World {
  db: Kysely<Database>
  product: { url: string; pid: number; headers: Record<string, string> }
  floor: { url: string; pid: number }
  /** What the officer looks after: the floor is asked for these, the product finds them by its rules. */
  programs: string[]
  /** One of them that takes applications now. */
  openProgram: string
  /** Pending applications of them, with their versions. */
  applications: { id: string; version: number }[]
  close(): Promise<void>
}

/** A folder of its own unless DATA_DIR names one, which is kept: the second run need not fill it again. */
export async function openWorld(applications: number): Promise<World> {
  const given = process.env['DATA_DIR']
  const dataDir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'programs-bench-'))
  fs.mkdirSync(dataDir, { recursive: true })
  fs.chmodSync(dataDir, 0o755)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(productPort),
    LOG_LEVEL: 'silent',
    NODE_ENV: '',
  }
  const product = start('scripts/start.ts', ['--without-web'], env)
  await untilAnswers(`http://localhost:${productPort}/api/ready`, product)
  const joined = await joinServer(loadSettings(env))
  const { kysely: db, close } = openDatabase(joined.owner, { poolSize: 2, name: 'bench' })
  await fillTo(db, applications, env)
  await timed('Laying the floor', () => makeFloorTable(db as never))
  await sql`vacuum (analyze)`.execute(db)
  const programs = await programsOf(db)
  const floor = start('bench/floor.ts', [], {
    ...process.env,
    FLOOR_PORT: String(floorPort),
    FLOOR_PROGRAMS: programs.join(','),
    FLOOR_DATABASE: JSON.stringify(asPool(joined.owner)),
  })
  await untilAnswers(`http://127.0.0.1:${floorPort}/badges`, floor)
  return {
    db,
    product: {
      url: `http://127.0.0.1:${productPort}/api`,
      pid: product.pid ?? 0,
      headers: { authorization: `Bearer ${await signIn()}`, accept: 'application/json' },
    },
    floor: { url: `http://127.0.0.1:${floorPort}`, pid: floor.pid ?? 0 },
    programs,
    openProgram: await openProgramOf(db, programs),
    applications: await pendingOf(db, programs),
    async close() {
      floor.kill('SIGTERM')
      await sql`drop schema if exists bench cascade`.execute(db)
      await close()
      await joined.stop()
      product.kill('SIGTERM')
      await sleep(3000)
      if (!given) fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const asPool = (owner: string | object) =>
  typeof owner === 'string' ? { connectionString: owner } : owner

function start(file: string, more: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [file, ...more], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilAnswers(address: string, child: ChildProcess) {
  for (const until = Date.now() + 300_000; Date.now() < until; await sleep(200)) {
    if (child.exitCode !== null) throw new Error(`${address}: ended with ${child.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`${address}: no answer after five minutes`)
}

async function fillTo(db: Kysely<Database>, wanted: number, env: NodeJS.ProcessEnv) {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from applications`.execute(db)
  const missing = wanted - (rows[0]?.n ?? 0)
  // What the demonstration has besides does not count.
  if (missing <= 0) return
  say(`${missing.toLocaleString('en')} more applications`)
  const { status } = spawnSync(
    process.execPath,
    ['scripts/generate.ts', '--applications', `${missing}`],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The database could not be filled.')
}

async function programsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.program_id as id from user_programs m join users u on u.id = m.user_id
    where u.email = ${cast.caseOfficer.email}`.execute(db)
  return rows.map(({ id }) => id)
}

async function openProgramOf(db: Kysely<Database>, programs: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from programs where code = 'YESP' and id = any(${[...programs]}::uuid[])`.execute(db)
  return theRow(rows).id
}

async function pendingOf(db: Kysely<Database>, programs: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from applications
    where stage = 'pending' and status = 'submitted' and program_id = any(${[...programs]}::uuid[]) order by md5(id::text) limit 2000`.execute(
    db,
  )
  return rows
}

async function signIn(): Promise<string> {
  const { email, password } = cast.caseOfficer
  const response = await fetch(`http://localhost:${productPort}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}
