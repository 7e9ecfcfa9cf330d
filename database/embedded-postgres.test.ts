import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from './connect.ts'
import { startPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-postgres-'))
let server: EmbeddedPostgres
let database: OpenDatabase

beforeAll(async () => {
  fs.chmodSync(folder, 0o755)
  server = await startPostgres({ folder, sync: false })
  database = openDatabase(server.connection, { poolSize: 2 })
})
afterAll(async () => {
  await database.close()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const one = () => sql<{ one: number }>`select 1 as one`.execute(database.kysely)

const postmaster = () =>
  Number(fs.readFileSync(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0])

const anotherThan = (pid: number) => () => {
  try {
    return postmaster() !== pid
  } catch {
    return false
  }
}

const answer = () =>
  one().then(
    ({ rows }) => rows,
    () => 'away',
  )

it('a connection that is lost at work fails its transaction and nothing else', async () => {
  const lost = database.kysely.transaction().execute(async (db) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })
  await expect(lost).rejects.toThrow()
  expect((await one()).rows).toEqual([{ one: 1 }])
})

it('a database server that was killed is there again by itself', async () => {
  await one()
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  // Connections of the killed one may answer a moment longer.
  await expect.poll(anotherThan(before), { timeout: 15_000 }).toBe(true)
  await expect.poll(answer, { timeout: 15_000 }).toEqual([{ one: 1 }])
})
