import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connection.ts'
import { testEncryptionKeys, testServerVariable } from '#database/test-database.ts'
import { runCommand } from './commands/run-npm.ts'

/** A server of somebody's own: a database and two roles, made as the page of operations tells. */
const server = JSON.parse(process.env[testServerVariable] ?? '') as Connection
const suffix = randomBytes(4).toString('hex')
const [database, owner, serving] = [`own_${suffix}`, `owner_${suffix}`, `serving_${suffix}`]
const dataDir = mkdtempSync(join(tmpdir(), 'programs-roles-'))

async function run(user: string, ...statements: string[]) {
  const isAdministrator = user === server.user
  const client = new Client({ ...server, user, database: isAdministrator ? 'postgres' : database })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

beforeAll(() =>
  run(
    server.user,
    `create role ${owner} login`,
    `create role ${serving} login`,
    `grant ${serving} to ${owner}`,
    `create database ${database} owner ${owner}`,
  ),
)
afterAll(async () => {
  await run(server.user, `drop database ${database} with (force)`)
  await run(server.user, `drop role ${owner}`, `drop role ${serving}`)
  rmSync(dataDir, { recursive: true, force: true })
})

const address = (user: string) =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(server.host)}`

async function npmRun(name: string, urls: Record<string, string>) {
  const { code, output, errors } = await runCommand([name], {
    NODE_ENV: 'production',
    OUTBOX: 'files',
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: testEncryptionKeys,
    ...urls,
  })
  return { code, said: output + errors }
}

const bothOf = { DATABASE_OWNER_URL: address(owner), DATABASE_URL: address(serving) }
const queue = (user: string) =>
  new PgBoss({ ...server, user, database, schema: 'jobs', createSchema: false, schedule: false })

describe('a database of one’s own', () => {
  it('is not migrated by the role that serves, which says who does it', async () => {
    const { code, said } = await npmRun('migrate', { DATABASE_URL: address(serving) })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/\d+ migrations wait, .* Name the owner .* in DATABASE_OWNER_URL/),
    ])
  })

  it('works with one role, and a warning that it may alter the audit log', async () => {
    const { code, said } = await npmRun('migrate', { DATABASE_URL: address(owner) })
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`role “${owner}” serves and may alter the audit log`),
    ])
    // What the queue has made by then belongs to that role.
    const boss = queue(owner)
    await boss.start()
    await boss.createQueue('before')
    await boss.stop({ graceful: false })
  })

  it('is migrated by its owner and served by a role that can only add to the audit log', async () => {
    const { code, said } = await npmRun('migrate', bothOf)
    expect([code, said]).toEqual([0, 'The database is up to date\n'])
    await run(
      serving,
      "insert into audit_log (actor_name, action, entity) values ('Zoé', 'a', 'b')",
      'select count(*) from audit_log',
      "insert into shareholder_tags (name) values ('x')",
      'delete from shareholder_tags',
    )
    for (const statement of [
      'update audit_log set reason = null',
      'delete from audit_seals',
      "insert into audit_erasures (audit_sequence, hash, key_id) values (1, '', 'mine')",
      'delete from audit_erasures',
      'truncate audit_log cascade',
      'alter table audit_log disable trigger all',
      `set role ${owner}`,
    ])
      await expect(run(serving, statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      )
  })

  it('hands the tables of the job queue over to whoever serves', async () => {
    const boss = queue(serving)
    await boss.start()
    await boss.createQueue('after')
    expect(await boss.send('before', {})).toBeTruthy()
    await boss.stop({ graceful: false })
  })

  it('asks nothing of the role that serves once it is migrated, and says when something waits', async () => {
    const alone = { DATABASE_URL: address(serving) }
    expect(await npmRun('migrate', alone)).toEqual({
      code: 0,
      said: 'The database is up to date\n',
    })
    await run(owner, "delete from migration_checksum where name like '%audit-keyed-seals'")
    const waiting = await npmRun('migrate', alone)
    expect([waiting.code, waiting.said]).toEqual([
      1,
      expect.stringContaining(
        `1 migrations wait, and the role “${serving}” may not apply them. Name the owner of the tables in DATABASE_OWNER_URL`,
      ),
    ])
  })
})
