import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('the audit log', () => {
  it('can only be added to', async () => {
    await sql`insert into audit_seals (position, audit_sequence, hash, version)
      select 1, min(sequence), '', 1 from audit_log`.execute(server.db)
    for (const statement of [
      'update audit_log set reason = null',
      'delete from audit_log',
      'truncate audit_log cascade',
      'update audit_seals set position = position + 1',
      'delete from audit_seals',
      'truncate audit_seals',
    ])
      await expect(sql.raw(statement).execute(server.db)).rejects.toThrow('append-only')
  })

  it('is not for the role that serves to change, to empty or to unlock', async () => {
    const { system } = server
    for (const table of ['audit_log', 'audit_seals'])
      for (const statement of [
        table === 'audit_log'
          ? 'update audit_log set reason = null'
          : 'update audit_seals set hash = null',
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `alter table ${table} disable trigger all`,
        `alter table ${table} add column more text`,
        `alter table ${table} owner to current_user`,
        `drop table ${table} cascade`,
        `drop trigger ${table === 'audit_log' ? 'audit_log_is' : 'audit_seals_are'}_append_only on ${table}`,
        `create trigger mine before insert on ${table} execute function refuse_change_of_audit_log()`,
      ])
        await expect(sql.raw(statement).execute(system.database), statement).rejects.toThrow(
          /permission denied for table|must be owner of/,
        )
    for (const statement of [
      'set session_replication_role = replica',
      'set role portal',
      'create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$ begin return new; end $$',
      "select setval('audit_log_sequence_seq', 1)",
      'delete from migration_checksum',
      'create table mine (id int)',
      'create role another superuser',
    ])
      await expect(sql.raw(statement).execute(system.database), statement).rejects.toThrow(
        /permission denied/,
      )
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
