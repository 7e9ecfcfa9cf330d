import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openDatabase } from '#database/connect.ts'
import { testEncryptionKeys } from '#database/test-database.ts'
import type { Database } from '#database/types.generated.ts'
import { acceptKeys } from '#kit/server/encryption-keys.ts'
import { runJob } from '#kit/server/jobs.ts'
import { writeAuditHead } from '#modules/audit/server/audit-heads.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { databaseAddress } from './commands/database-address.ts'
import { runCommand, throwAwayFolder } from './commands/run-npm.ts'

const backups = throwAwayFolder()
/** Of the database that is restored: a new one for each. */
let target = throwAwayFolder()
const name = 'programs-test-restored'
const role = 'programs_restorer'
let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  await acceptKeys(server.db, server.system.settings)
  await uploadSlip()
  await runJob(server.system, sealAudit)
  await runJob(server.system, writeAuditHead)
  // As in a database whose migrations came in another order.
  await sql`alter table rate_limits drop column window_started_at`.execute(server.db)
  await sql`alter table rate_limits add column window_started_at timestamptz not null default now()`.execute(
    server.db,
  )
  await sql.raw(`create role ${role} login createdb`).execute(server.db)
})
afterAll(async () => {
  await sql.raw(`drop database if exists "${name}" with (force)`).execute(server.db)
  await sql.raw(`drop role ${role}`).execute(server.db)
  await server.close()
  for (const folder of [backups, target]) rmSync(folder, { recursive: true, force: true })
})

async function uploadSlip() {
  const shareholder = await server.db
    .selectFrom('shareholders')
    .select('id')
    .executeTakeFirstOrThrow()
  const path = `/records/shareholder/${shareholder.id}/files`
  const slip = { path, content: pdf, name: 'ordre signé.pdf' }
  expect((await upload(server, margaret, slip)).status).toBe(201)
}

async function backup(more: Record<string, string> = {}) {
  const before = new Set(readdirSync(backups))
  const { code, output, errors } = await runCommand(['backup', backups], {
    DATABASE_URL: await databaseAddress(server.db),
    DATA_DIR: server.dataDir,
    ENCRYPTION_KEYS: testEncryptionKeys,
    ...more,
  })
  const [file = ''] = readdirSync(backups).filter((each) => !before.has(each))
  return { code, said: output + errors, file: join(backups, file) }
}

/** Into a database that belongs to a role which is above nobody. */
async function restore(file: string, more: Record<string, string> = {}) {
  const { code, output, errors } = await runCommand(['restore', file], {
    DATABASE_URL: await databaseAddress(server.db, { name, role }),
    DATA_DIR: target,
    ENCRYPTION_KEYS: testEncryptionKeys,
    ...more,
  })
  return { code, said: output + errors }
}

async function emptyDatabase() {
  rmSync(target, { recursive: true, force: true })
  target = throwAwayFolder()
  await sql.raw(`drop database if exists "${name}" with (force)`).execute(server.db)
  await sql.raw(`create database "${name}" owner ${role} template template0`).execute(server.db)
}

async function inRestored<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const open = openDatabase(await databaseAddress(server.db, { name }), { poolSize: 1 })
  try {
    return await work(open.kysely)
  } finally {
    await open.close()
  }
}

const tablesOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'migration%' and relname <> 'sessions' order by 1`.execute(db)
  return rows.map(({ table }) => table)
}

/** What each table holds, computed columns included. */
async function digestsOf(db: Kysely<Database>) {
  const digests: Record<string, string> = {}
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)), 0) as digest
      from ${sql.table(table)} t`.execute(db)
    digests[table] = rows[0]!.digest
  }
  return digests
}

/** Indexes, constraints and triggers, as they are made; without what only watches a test. */
const schemaOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ made: string }>`
    select pg_get_indexdef(indexrelid) as made from pg_index i join pg_class c on c.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
      where not tgisinternal and relnamespace = 'public'::regnamespace
        and pronamespace = 'public'::regnamespace
    order by 1`.execute(db)
  return rows.map(({ made }) => made)
}

/** The first one that was taken. */
const first = () =>
  join(backups, readdirSync(backups).find((each) => each.startsWith('programs-')) ?? '')

describe('npm run backup and restore', () => {
  it('bring every row, file and head of the audit log into an empty database of a plain role', async () => {
    const { code, said, file } = await backup()
    expect([code, said]).toEqual([0, expect.stringMatching(/rows of \d+ tables\nBackup: /)])
    await emptyDatabase()
    const restored = await restore(file)
    expect([restored.code, restored.said]).toEqual([
      0,
      expect.stringMatching(/held against 1 heads[^]*Everything agrees\nRestored in /),
    ])
    expect(await inRestored(digestsOf)).toEqual(await digestsOf(server.db))
    const [kept] = await server.db.selectFrom('files').select('storage_key').execute()
    const bytes = (folder: string) => readFileSync(join(folder, 'files', kept!.storage_key))
    expect(bytes(target).equals(bytes(server.dataDir))).toBe(true)
  })

  it('leave every index, constraint and trigger as it was', async () => {
    const before = await schemaOf(server.db)
    expect(before.length).toBeGreaterThan(500)
    expect(await inRestored(schemaOf)).toEqual(before)
  })

  it('leave nobody signed in, keep triggers and references, and give no number twice', async () => {
    await inRestored(async (db) => {
      expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
      const { rows } = await sql<{ next: string; known: string }>`
        select next_reference('APP', 'application_references') as next, max(reference) as known
        from applications`.execute(db)
      expect(Number(rows[0]!.next.slice(-6))).toBeGreaterThan(Number(rows[0]!.known.slice(-6)))
      const gone = sql`delete from programs where id in (select program_id from applications)`
      await expect(gone.execute(db)).rejects.toThrow(/foreign key/)
      await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow()
    })
  })

  it('touch no database that holds something', async () => {
    const before = await inRestored(digestsOf)
    const { code, said } = await restore(first(), { DATA_DIR: throwAwayFolder() })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/is not empty, and nothing was changed/),
    ])
    expect(await inRestored(digestsOf)).toEqual(before)
  })

  it('agree with themselves when twenty people wrote meanwhile', async () => {
    const backing = { isTaken: false }
    const write = async (at: number) => {
      for (let each = 0; !backing.isTaken; each++)
        await margaret.post('/shareholders', {
          lastName: `Meanwhile ${at} ${each}`,
          language: 'fr',
        })
    }
    const writing = Promise.all(Array.from({ length: 20 }, (_, at) => write(at)))
    const { code, file } = await backup().finally(() => (backing.isTaken = true))
    await writing
    expect(code).toBe(0)
    await emptyDatabase()
    const { said } = await restore(file)
    expect(said).toMatch(/Everything agrees\nRestored in /)
  })
})

describe('a restore refuses, and leaves the database empty:', () => {
  const changed = (change: (file: string) => void) => {
    const file = join(backups, `changed-${crypto.randomUUID()}.tar`)
    copyFileSync(first(), file)
    change(file)
    return file
  }

  beforeAll(emptyDatabase)
  const isEmpty = () => inRestored(async (db) => (await tablesOf(db)).length === 0)

  it('a backup that was cut off', async () => {
    const file = changed((copy) => truncateSync(copy, readFileSync(copy).length - 20_480))
    const { code, said } = await restore(file)
    expect([code, said]).toEqual([1, expect.stringMatching(/cut off|Unexpected end/)])
    expect(await isEmpty()).toBe(true)
  })

  it('a backup of which a byte was altered', async () => {
    const file = changed((copy) => {
      const bytes = readFileSync(copy)
      const at = bytes.indexOf('tables/shareholders/') + 700
      bytes[at] = bytes[at]! ^ 1
      writeFileSync(copy, bytes)
    })
    expect((await restore(file)).code).toBe(1)
    expect(await isEmpty()).toBe(true)
  })

  it('one whose key is not there', async () => {
    const { code, said } = await restore(first(), { ENCRYPTION_KEYS: `other:${'A'.repeat(43)}=` })
    expect([code, said]).toEqual([1, expect.stringMatching(/are sealed under test.*Put the copy/)])
    expect(await isEmpty()).toBe(true)
  })
})

describe('an encrypted backup', () => {
  it('opens for its own identity alone', async () => {
    const pair = async () => {
      const { output } = await runCommand(['backup', '--new-identity'])
      return Object.fromEntries(output.split('\n').map((line) => line.split('='))) as {
        BACKUP_RECIPIENT: string
        BACKUP_IDENTITY: string
      }
    }
    const [own, other] = [await pair(), await pair()]
    const { file } = await backup({ BACKUP_RECIPIENT: own.BACKUP_RECIPIENT })
    expect(file).toMatch(/\.tar\.age$/)
    expect(readFileSync(file).includes('tables/')).toBe(false)
    const check = async (environment: Record<string, string>) => {
      const { output, errors } = await runCommand(['restore', '--check', file], environment)
      return output + errors
    }
    expect(await check({})).toMatch(/^This backup is encrypted: name what opens it/)
    expect(await check({ BACKUP_IDENTITY: other.BACKUP_IDENTITY })).not.toMatch(/is whole/)
    expect(await check({ BACKUP_IDENTITY: own.BACKUP_IDENTITY })).toMatch(/it is whole/)
  })
})

describe('a folder that knows the audit log of another database', () => {
  it('is left alone', async () => {
    await emptyDatabase()
    const { code, said } = await restore(first(), { DATA_DIR: server.dataDir })
    expect([code, said]).toEqual([1, expect.stringMatching(/tells of another database/)])
    expect(await inRestored(tablesOf)).toEqual([])
  })
})

describe('a restore that was cut off', () => {
  it('is served by nobody, and ends when it is begun again', async () => {
    await emptyDatabase()
    await inRestored((db) =>
      sql
        .raw(`create table restore_begun (); alter table restore_begun owner to ${role}`)
        .execute(db),
    )
    const environment = {
      DATABASE_URL: await databaseAddress(server.db, { name }),
      DATA_DIR: target,
    }
    const { code, errors } = await runCommand(['migrate'], environment)
    expect([code, errors]).toEqual([1, expect.stringMatching(/A restore was cut off here/)])
    expect((await restore(first())).said).toMatch(/Restored in /)
    expect((await runCommand(['migrate'], environment)).output).toMatch(/is up to date/)
  })
})
