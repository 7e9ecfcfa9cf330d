import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#database/connect.ts'
import { cast } from '#seeds/cast.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { argumentsOf } from '../scripts/arguments.ts'
import { joinServer } from '../scripts/open-data.ts'
import { root } from '../scripts/run-command.ts'
import { lostOf } from './lost.ts'
import { startWriting, type Acknowledged } from './writers.ts'

/**
 * Kills the server, its database, or both, while many people write; then holds what was
 * acknowledged against what is there.
 */
const { rounds = 6, writers = 50, seconds: pause = 4, within = 10 } = argumentsOf('drill').values
// A server that is refused would be started again and again.
loadSettings(process.env)
const kinds = ['the server', 'the database', 'both'] as const
const port = 3911
const address = `http://localhost:${port}`
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-drill-'))
fs.chmodSync(dataDir, 0o755)
const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
const acknowledged: Acknowledged = { added: new Set(), edited: new Map() }
const running: { server: ChildProcess | null } = { server: null }

try {
  await start()
  const token = await signIn()
  for (let round = 0; round < rounds; round++)
    await killed(kinds[round % kinds.length] ?? 'both', token)
} finally {
  running.server?.kill('SIGTERM')
  await sleep(3000)
  fs.rmSync(dataDir, { recursive: true, force: true })
}

async function killed(what: (typeof kinds)[number], token: string) {
  const before = kept()
  const writing = startWriting({ address, token, writers, acknowledged })
  await sleep(pause * 1000)
  await untilMoreThan(before)
  if (what !== 'the server') killDatabase()
  if (what !== 'the database') running.server?.kill('SIGKILL')
  const [seconds] = await Promise.all([backAfter(what), writing.stop()])
  const { missing, halves } = await lost()
  console.log(
    `${what}: ready after ${seconds} s, ${kept()} acknowledged, ${missing} lost, ${halves} by halves`,
  )
  // Where nothing was acknowledged, nothing is proven.
  if (kept() === 0 || missing || halves || seconds > within) process.exitCode = 1
}

function kept(): number {
  return acknowledged.added.size + acknowledged.edited.size
}

/** On a slow machine the first is acknowledged later than the kill was meant to be. */
async function untilMoreThan(before: number) {
  for (const until = Date.now() + 60_000; kept() === before && Date.now() < until;) await sleep(50)
}

async function start() {
  const child = spawn(process.execPath, ['scripts/start.ts', '--without-web'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.server = child
  await untilReady()
}

async function backAfter(what: string): Promise<number> {
  const since = performance.now()
  if (what === 'the database') await untilReady()
  else await start()
  return Math.round((performance.now() - since) / 100) / 10
}

/** A server that ends with its database is started anew, as a supervisor would. */
async function untilReady() {
  for (const until = Date.now() + 90_000; Date.now() < until; await sleep(50)) {
    if (running.server?.exitCode !== null) return start()
    const answer = await fetch(`${address}/api/ready`).catch(() => null)
    if (answer?.ok) return undefined
  }
  throw new Error('not ready after 90 s')
}

function killDatabase() {
  const folder = path.join(dataDir, 'postgres', 'pg18', 'postmaster.pid')
  const pid = fs.readFileSync(folder, 'utf8').split('\n')[0] ?? ''
  spawnSync('pkill', ['-9', '-P', pid])
  process.kill(Number(pid), 'SIGKILL')
}

async function signIn(): Promise<string> {
  const { email, password } = cast.superAdmin
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}

async function lost() {
  const joined = await joinServer(loadSettings(env))
  const { kysely, close } = openDatabase(joined.owner, { poolSize: 1, name: 'drill' })
  try {
    return await lostOf(kysely, acknowledged)
  } finally {
    await close()
    await joined.stop()
  }
}
