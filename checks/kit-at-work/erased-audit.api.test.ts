import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { eraseEntries } from '#modules/audit/server/erase-entries.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { verifyAudit } from '#modules/audit/server/verify-audit.ts'
import { meddle } from './meddle.test-hands.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const seal = () => runJob(server.system, sealAudit)

const verify = async () => {
  const { encryptionKeys } = server.system.settings
  return (await verifyAudit(server.db, { keys: { encryptionKeys }, heads: [] })).problems
}

const positionOf = async (sequence: number) => {
  const { position } = await server.db
    .selectFrom('audit_seals')
    .select('position')
    .where('audit_sequence', '=', sequence)
    .executeTakeFirstOrThrow()
  return position
}

describe('a row of which values were erased', () => {
  const who = {
    code: '1A2B',
    name: 'Erased person 1A2B',
    kind: 'user',
    searched: '(?!)',
    spelled: '(?!)',
  } as const
  const none = sql<string[]>`array[]::uuid[]`

  /** Takes what the product takes from the log when it erases whoever is named. */
  const eraseNamed = (names: string) =>
    server.system.database.transaction().execute((db) =>
      eraseEntries(
        { db, settings: server.system.settings },
        {
          who: { ...who, names, ids: () => none, records: none, emails: none },
          whole: none,
          fields: [],
        },
      ),
    )

  const erasedOnce = async () => {
    await meddle(
      server.db,
      `update audit_log set changes = '{"name": [null, "Zoe Testperson"], "status": [1, 2]}' where sequence = 100`,
    )
    await seal()
    expect(await eraseNamed('zoe')).toBe(1)
    return positionOf(100)
  }

  it('is proved by the seal of its erasure; what was not named stays', async () => {
    await erasedOnce()
    const { rows } = await sql`select changes from audit_log where sequence = 100`.execute(
      server.db,
    )
    expect(rows).toEqual([{ changes: { name: [null, '░░░░'], status: [1, 2] } }])
    expect(await verify()).toEqual([])
  })

  it.each([
    ['its seal is made with another key', `update audit_erasures set hash = sha256('mine')`],
    ['another value goes afterwards', `update audit_log set reason = '░░░░' where sequence = 100`],
    ['who did it is changed', `update audit_log set actor_name = 'Nobody' where sequence = 100`],
    [
      'the seal is that of another row',
      `insert into audit_erasures (audit_sequence, hash, key_id) select 101, hash, key_id from audit_erasures`,
    ],
  ])('is found when %s', async (_, meddling) => {
    const position = await erasedOnce()
    await meddle(server.db, meddling)
    const wrong = await verify()
    const [row, at] = meddling.includes('101') ? [101, position + 1] : [100, position]
    expect(wrong).toEqual([
      `Audit log altered: audit row ${row} is not what was left by an erasure, seal ${at} is proved by none`,
    ])
  })

  it('is found when the seal of its erasure is gone', async () => {
    const position = await erasedOnce()
    await meddle(server.db, 'delete from audit_erasures')
    expect(await verify()).toEqual([
      `Audit log altered: audit row 100 is not what was sealed, seal ${position} does not fit`,
    ])
  })

  it.each([
    ['another value', `jsonb_build_object('name', 'Somebody else')`],
    ['a field less', `'{}'::jsonb`],
  ])('takes nothing but the sign in: not %s', async (_, changes) => {
    await seal()
    await meddle(server.db, `update audit_log set changes = '{"name": "Zoe"}' where sequence = 100`)
    const entry = `jsonb_build_array(jsonb_build_object('sequence', 100, 'seal', '00', 'keyId', 'test', 'changes', ${changes},
      'actorName', (select actor_name from audit_log where sequence = 100)))`
    await expect(
      sql.raw(`select erase_audit_entries(${entry})`).execute(server.system.database),
    ).rejects.toThrow('the audit log is append-only')
  })
})
