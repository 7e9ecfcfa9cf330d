import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { testEncryptionKeys } from '#database/test-database.ts'
import { runJob } from '#kit/server/jobs.ts'
import { writeAuditHead } from '#modules/audit/server/audit-heads.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { databaseAddress } from './commands/database-address.ts'
import { runCommand } from './commands/run-npm.ts'
import { meddle, sealAnew, unkeyed, withOtherKey } from './kit-at-work/meddle.test-hands.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer({ LOG_LEVEL: 'info' })
})
afterEach(() => server.close())

/** Seals what there is, and writes the head outside. @returns how many are sealed */
async function seal(): Promise<number> {
  await runJob(server.system, sealAudit)
  await runJob(server.system, writeAuditHead)
  return (await readSeals()).length
}

const readSeals = () =>
  server.db
    .selectFrom('audit_seals')
    .select(['position', 'audit_sequence as sequence', 'version', 'key_id as key'])
    .orderBy('position')
    .execute()

/** The command itself, as somebody types it. */
async function verify(keys = testEncryptionKeys) {
  const { code, output, errors } = await runCommand(['verify', '--audit-alone'], {
    DATABASE_URL: await databaseAddress(server.db),
    DATA_DIR: server.dataDir,
    ENCRYPTION_KEYS: keys,
  })
  const lines = (output + errors).split('\n').filter(Boolean)
  return { code, said: lines, wrong: lines.filter((line) => line.startsWith('✗')) }
}

const sequenceAt = async (position: number) =>
  (await readSeals()).find((each) => each.position === position)?.sequence

describe('npm run verify', () => {
  it('says how many rows are sealed when all is well, and what they were held against', async () => {
    const count = await seal()
    expect(count).toBeGreaterThan(2000)
    const { code, said } = await verify()
    expect([code, said]).toEqual([
      0,
      [
        expect.stringContaining(`Audit log: ${count} rows are sealed, 0 wait to be`),
        expect.stringContaining('held against 1 heads'),
        'Everything agrees',
      ],
    ])
  })

  it('names a row that was edited', async () => {
    await seal()
    const sequence = await sequenceAt(100)
    await meddle(
      server.db,
      `update audit_log set actor_name = 'Nobody' where sequence = ${sequence}`,
    )
    const { code, wrong } = await verify()
    expect([code, wrong]).toEqual([
      1,
      [`✗ Audit log altered: audit row ${sequence} is not what was sealed, seal 100 does not fit`],
    ])
  })

  it('names a row that was removed, with its seal or without', async () => {
    await seal()
    const [alone, both] = [await sequenceAt(100), await sequenceAt(200)]
    await meddle(
      server.db,
      `delete from audit_log where sequence in (${alone}, ${both})`,
      'delete from audit_seals where position = 200',
    )
    const { code, wrong } = await verify()
    expect([code, wrong]).toEqual([
      1,
      [
        `✗ Audit log removed: audit row ${alone} is gone, seal 100 has nothing to cover`,
        '✗ Audit log removed: seal 200 is gone, and the audit rows it was made of',
      ],
    ])
  })

  it('sees a tail that was cut by what was written outside of the database', async () => {
    const count = await seal()
    const last = await sequenceAt(count)
    const cut = `(select audit_sequence from audit_seals where position > ${count - 40})`
    await meddle(
      server.db,
      `delete from audit_log where sequence in ${cut} or sequence > ${last}`,
      `delete from audit_seals where position > ${count - 40}`,
    )
    const { code, wrong } = await verify()
    expect([code, wrong]).toEqual([
      1,
      [
        expect.stringMatching(
          new RegExp(
            `^✗ Audit log cut: ${count} rows were sealed on .*, up to audit row ${last}; the end of them is gone$`,
          ),
        ),
      ],
    ])
  })

  it('sees a tail that was cut and grew again', async () => {
    const count = await seal()
    await meddle(
      server.db,
      `delete from audit_log where sequence in (select audit_sequence from audit_seals where position > ${count - 4})`,
      `delete from audit_seals where position > ${count - 4}`,
    )
    for (let tries = 0; tries < 5; tries++)
      await server.visitor.post('/auth/login', {
        email: 'zoe.nobody@example.org',
        password: 'Wrong-pass-1',
      })
    server.clock.windOn({ minutes: 5 })
    await runJob(server.system, sealAudit)
    expect((await readSeals()).length).toBeGreaterThanOrEqual(count)
    const { code, wrong } = await verify()
    expect([code, wrong]).toEqual([
      1,
      [
        expect.stringMatching(
          new RegExp(`^✗ Audit log recomputed: seal ${count} is not the one that was written`),
        ),
      ],
    ])
  })

  it.each([
    ['with a key of one’s own', { seal: withOtherKey, version: 2 as const }],
    ['without one, as before an update', { seal: unkeyed, version: 1 as const }],
  ])('knows a chain that was made anew %s', async (_, how) => {
    const count = await seal()
    const sequence = await sequenceAt(100)
    await meddle(
      server.db,
      `update audit_log set actor_name = 'Nobody' where sequence = ${sequence}`,
    )
    await sealAnew(server.db, { from: 100, ...how })
    const { code, wrong } = await verify()
    expect(code).toBe(1)
    expect(wrong.every((line) => line.startsWith('✗ Audit log recomputed:'))).toBe(true)
    expect(wrong.at(0)).toContain(how.version === 2 ? `seal 100 to ${count}` : 'from seal 100 on')
    expect(wrong.at(-1)).toContain(`seal ${count} is not the one that was written outside`)
  })

  it('is well with keys that were changed, and not without the former one', async () => {
    const count = await seal()
    const renewed = `next:${Buffer.alloc(32, 'next').toString('base64')}`
    server.system.settings.encryptionKeys.unshift({ id: 'next', key: Buffer.alloc(32, 'next') })
    await server.as('auditor')
    server.clock.windOn({ minutes: 5 })
    expect(await seal()).toBeGreaterThan(count)
    expect(new Set((await readSeals()).map(({ key }) => key))).toEqual(new Set(['test', 'next']))
    expect(await verify(`${renewed},${testEncryptionKeys}`)).toMatchObject({ code: 0 })
    const without = await verify(renewed)
    expect(without.wrong).toEqual([
      '✗ Audit log unknown: seals are made with the key “test”, not given',
    ])
  })
})

describe('a chain that was begun before installations had keys', () => {
  /** As an installation comes to this version of the product. */
  async function becomeOlder() {
    await runJob(server.system, sealAudit)
    await sealAnew(server.db, { from: 1, seal: unkeyed, version: 1 })
  }

  it('stays verifiable, and goes over to keyed seals with a row that says so', async () => {
    await becomeOlder()
    const before = (await readSeals()).length
    expect((await verify()).wrong).toEqual([
      expect.stringContaining(`seals 1 to ${before} are made without a key`),
    ])
    await runJob(server.system, sealAudit)
    const seals = await readSeals()
    expect(seals.map(({ version }) => version)).toEqual([...Array(before).fill(1), 2])
    const row = await server.db
      .selectFrom('audit_log')
      .select(['action', 'reference', 'actor_name'])
      .where('sequence', '=', seals.at(-1)?.sequence ?? 0)
      .executeTakeFirst()
    expect(row).toEqual({
      action: 'audit.sealsKeyed',
      reference: String(before),
      actor_name: 'System',
    })
    expect(await verify()).toMatchObject({ code: 0, wrong: [] })
    await runJob(server.system, sealAudit)
    expect(await readSeals()).toHaveLength(before + 1)
  })

  it('cannot be made anew below the keyed seals', async () => {
    await becomeOlder()
    await runJob(server.system, sealAudit)
    const count = (await readSeals()).length
    const sequence = await sequenceAt(100)
    await meddle(
      server.db,
      `update audit_log set actor_name = 'Nobody' where sequence = ${sequence}`,
      `create temporary table keyed as select * from audit_seals where version = 2`,
      `delete from audit_seals where version = 2`,
    )
    await sealAnew(server.db, { from: 100, seal: unkeyed, version: 1 })
    await meddle(server.db, 'insert into audit_seals select * from keyed')
    expect((await verify()).wrong).toEqual([
      `✗ Audit log recomputed: seals 1 to ${count - 1} are not those that seal ${count} was made upon with the key`,
    ])
  })
})

describe('the heads outside of the database', () => {
  it('are only added to, in the file and in the log, and not twice', async () => {
    const count = await seal()
    const file = () => readFileSync(join(server.dataDir, 'audit-heads.log'), 'utf8')
    const [first] = file().split('\n')
    expect(first).toMatch(new RegExp(`^\\S+Z count=${count} sequence=\\d+ seal=[0-9a-f]{64}$`))
    expect(server.logged()).toContainEqual(
      expect.objectContaining({ msg: 'audit head', count, sequence: await sequenceAt(count) }),
    )
    await runJob(server.system, writeAuditHead)
    expect(file()).toBe(`${first}\n`)
    await server.as('auditor')
    server.clock.windOn({ minutes: 5 })
    await seal()
    expect(file().split('\n')).toEqual([first, expect.stringContaining('count='), ''])
  })
})
