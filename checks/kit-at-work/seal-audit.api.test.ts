import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { sealAudit, verifyAudit } from '#modules/audit/server/seal-audit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const meddle = async (statement: string) => {
  await sql`alter table audit_log disable trigger all`.execute(server.db)
  await sql.raw(statement).execute(server.db)
  await sql`alter table audit_log enable trigger all`.execute(server.db)
}

describe('the audit log', () => {
  it('can only be added to', async () => {
    for (const statement of [
      'update audit_log set reason = null',
      'delete from audit_log',
      'truncate audit_log cascade',
    ])
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only')
  })

  it('is sealed row by row, and the chain holds', async () => {
    await runJob(server.system, sealAudit)
    const verified = await verifyAudit(server.db)
    expect(verified.problems).toEqual([])
    expect(verified.rows).toBeGreaterThan(2000)
  })

  it('shows a row that was changed behind its back', async () => {
    await meddle(`update audit_log set actor_name = 'Nobody' where sequence = 100`)
    const { problems } = await verifyAudit(server.db)
    expect(problems).toEqual([expect.stringContaining('audit row 100')])
  })

  it('is written in the transaction of the change: without the row there is no change', async () => {
    const admin = await server.as('superAdmin')
    const { body } = await admin.get<{ data: { id: string; version?: number }[] }>('/programs')
    const id = body.data[0]?.id ?? ''
    const { body: before } = await admin.get<{ version: number; funder: string }>(`/programs/${id}`)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
      server.db,
    )
    await sql`create trigger refuse before insert on audit_log for each row when (new.action = 'programs.edited') execute function refuse()`.execute(
      server.db,
    )
    const answer = await admin.patch(
      `/programs/${id}`,
      { funder: 'Unrecorded' },
      { version: before.version },
    )
    expect(answer.status).toBe(500)
    expect((await admin.get<{ funder: string }>(`/programs/${id}`)).body.funder).toBe(before.funder)
  })
})
