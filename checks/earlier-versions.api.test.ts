import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { served } from '#apps/server/modules.ts'
import { openDatabase } from '#database/connect.ts'
import { createTestDatabase, testEncryptionKeys } from '#database/test-database.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { cast } from '#seeds/cast.ts'
import { databaseAddress } from './commands/database-address.ts'
import { freePort, runCommand, startNpm, throwAwayFolder, until } from './commands/run-npm.ts'

const folder = join(import.meta.dirname, 'earlier')
const versions = readdirSync(folder).filter((name) => name.endsWith('.tar'))

/** What stood in each of them, told by the version that it was taken of. */
const figures: Readonly<Record<string, object>> = {
  '2026-11-27.tar': {
    applications: 400,
    participants: 300,
    placements: 150,
    committed: '1304053.87',
    shareholders: 250,
    traded: '5851996.18',
    audited: 5785,
    roles: 12,
  },
}

describe.each(versions)('a backup of %s', (version) => {
  const target = throwAwayFolder()
  const name = 'programs-test-earlier'
  let here: Awaited<ReturnType<typeof createTestDatabase>>
  let admin: ReturnType<typeof openDatabase>
  let settings: Record<string, string>

  beforeAll(async () => {
    here = await createTestDatabase()
    admin = openDatabase(here.connection, { poolSize: 1 })
    await sql.raw(`drop database if exists "${name}" with (force)`).execute(admin.kysely)
    await sql.raw(`create database "${name}" template template0`).execute(admin.kysely)
    settings = {
      DATABASE_URL: await databaseAddress(admin.kysely, { name }),
      DATA_DIR: target,
      ENCRYPTION_KEYS: testEncryptionKeys,
    }
  })
  afterAll(async () => {
    await sql.raw(`drop database if exists "${name}" with (force)`).execute(admin.kysely)
    await admin.close()
    await here.drop()
    rmSync(target, { recursive: true, force: true })
  })

  it('is restored and brought to this version, and everything agrees', async () => {
    const { code, output, errors } = await runCommand(['restore', join(folder, version)], settings)
    expect([code, output + errors]).toEqual([
      0,
      expect.stringMatching(/held against 1 heads[^]*Everything agrees\nRestored in /),
    ])
  }, 180_000)

  it('tells what it told before', async () => {
    const open = openDatabase(settings['DATABASE_URL']!, { poolSize: 1 })
    const { rows } = await sql`select (select count(*)::int from applications) as applications,
      (select count(*)::int from participants) as participants,
      (select count(*)::int from placements) as placements,
      (select sum(committed_amount)::text from placements) as committed,
      (select count(*)::int from shareholders) as shareholders,
      (select sum(volume * price)::numeric(20, 2)::text from orders where status = 'active') as traded,
      (select count(*)::int from audit_log where action <> 'system.restore') as audited,
      (select count(*)::int from roles) as roles`.execute(open.kysely)
    await open.close()
    expect(rows).toEqual([figures[version]])
  })

  it('is worked with: its people sign in, and every list answers', async () => {
    const port = await freePort()
    const address = `http://localhost:${port}`
    const running = startNpm(['start', '--', '--without-web'], { ...settings, PORT: String(port) })
    try {
      await until(running, async () => ((await get(`${address}/api/ready`)) === 200 ? true : null))
      const headers = { authorization: `Bearer ${await signIn(address)}` }
      const wrong: unknown[] = []
      for (const path of lists) {
        const status = await get(`${address}/api${path}`, headers)
        if (status !== 200) wrong.push([path, status])
      }
      expect(lists.length).toBeGreaterThan(30)
      expect(wrong).toEqual([])
    } finally {
      running.child.kill('SIGTERM')
      await running.ended
    }
  }, 180_000)
})

/** What lists are asked with that are of one stage each. */
const asked: Readonly<Record<string, string>> = {
  '/applications': '?stage=pending',
  '/funding-requests': '?stage=awaitingForm',
}

/** Lists of no record, and of no column of a board, in particular. */
const lists = served
  .map(({ endpoint }) => endpoint)
  .filter(({ list, path, stream }: Endpoint) => list && !stream && !/\{|\/board\//.test(path))
  .map(({ path }) => `${path}${asked[path] ?? ''}`)

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => null,
  )

async function signIn(address: string): Promise<string> {
  const { email, password } = cast.superAdmin
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}
