import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import type { MessageRecord, MessageRow } from '../contract/message.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('the outbox screen', () => {
  it('shows administrators what left for whom, and records who opened a letter', async () => {
    const { seed } = await submitEmployerHalf(server)
    const admin = await server.as('superAdmin')
    const { body } = await admin.get<{ data: MessageRow[] }>(`/outbox?search=zoe.beland.${seed}@`)
    expect(body.data).toHaveLength(1)
    const letter = await admin.get<MessageRecord>(`/outbox/${body.data[0]?.id}`)
    expect(letter.body).toMatchObject({
      language: 'en',
      link: expect.stringContaining('/employee/profile?draft='),
    })
    expect(await auditRows(server.db, { action: 'outbox.read' })).toMatchObject([
      { entity: 'message', entityId: letter.body.id, actor: 'Margaret Chen' },
    ])
  })

  it('shows a text message, which has no subject', async () => {
    const luc = await server.as('approver')
    const asked = await luc.post('/two-factor-auth/send-sms', { phone: '613 555 0199' })
    expect(asked.status).toBe(200)
    const admin = await server.as('superAdmin')
    const { status, body } = await admin.get<{ data: MessageRow[] }>('/outbox?filter[channel]=sms')
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ channel: 'sms', subject: null, recipient: '+16135550199' }])
    expect((await admin.get(`/outbox/${body.data[0]?.id}`)).status).toBe(200)
  })

  it('finds what was written on a day', async () => {
    const admin = await server.as('superAdmin')
    const written = async (on: string) =>
      (
        await admin.get<{ data: MessageRow[] }>(
          `/outbox?filter[channel]=sms&filter[writtenAt]=${on}`,
        )
      ).body.data.length
    const { rows } = await sql<{ today: string; before: string }>`
      select organisation_today()::text as today, (organisation_today() - 1)::text as before`.execute(
      server.db,
    )
    expect([await written(rows[0]?.today ?? ''), await written(rows[0]?.before ?? '')]).toEqual([
      1, 0,
    ])
  })

  it('is closed to everybody else', async () => {
    for (const name of ['admin', 'caseOfficer', 'auditor', 'employer'] as const)
      expect((await (await server.as(name)).get('/outbox')).status).toBe(403)
  })
})

it('a copy of a copy tells of the message that was first', async () => {
  const admin = await server.as('superAdmin')
  const { rows } = await sql<{ id: string }>`
    insert into outbox_messages (channel, recipient, language, template, subject, body, sent_at)
    values ('mail', 'first@example.org', 'en', 'test.letter', 'First', 'Good day', clock_now())
    returning id`.execute(server.db)
  const first = rows[0]!.id
  const copy = await admin.post<MessageRecord>(`/outbox/${first}/copies`)
  await sql`update outbox_messages set sent_at = clock_now() where id = ${copy.body.id}`.execute(
    server.db,
  )
  const again = await admin.post<MessageRecord>(`/outbox/${copy.body.id}/copies`)
  expect([again.status, again.body.againOf]).toEqual([201, { id: first, subject: 'First' }])
})

describe('a message in the database', () => {
  let id: string
  const change = (set: RawBuilder<unknown>) =>
    sql`update outbox_messages set ${set} where id = ${id}`.execute(server.db)
  const stopped = sql`stopped_at = clock_now(), stop_reason = 'Wrong text',
    stopped_by = (select id from users where email = ${cast.superAdmin.email})`
  const failed = sql`failure = '550 No', failure_kind = 'address', refused_at = clock_now()`
  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`
      insert into outbox_messages (channel, recipient, language, template, subject, body, next_attempt_at)
      values ('mail', 'kept@example.org', 'en', 'test.letter', 'Kept', 'Good day', clock_now() + interval '1 day')
      returning id`.execute(server.db)
    id = rows[0]!.id
  })

  it('is stopped by somebody, with a reason, or not at all', async () => {
    const whole = 'outbox_stop_has_reason'
    await expect(change(sql`stopped_at = clock_now()`)).rejects.toThrow(whole)
    await expect(change(sql`stopped_at = clock_now(), stop_reason = 'Wrong text'`)).rejects.toThrow(
      whole,
    )
    await expect(change(sql`stop_reason = 'Wrong text'`)).rejects.toThrow(whole)
    await expect(change(sql`stop_reason = ''`)).rejects.toThrow('check')
  })

  it('ends one way: sent, stopped or refused', async () => {
    const once = 'outbox_ends_once'
    await expect(change(sql`${stopped}, sent_at = clock_now()`)).rejects.toThrow(once)
    await expect(change(sql`${stopped}, ${failed}`)).rejects.toThrow(once)
    await expect(change(sql`${failed}, sent_at = clock_now()`)).rejects.toThrow(once)
  })

  it('says in plain words why it failed, and is refused for a reason alone', async () => {
    const plain = 'outbox_failure_is_plain'
    await expect(change(sql`failure = '550 No'`)).rejects.toThrow(plain)
    await expect(change(sql`failure_kind = 'address'`)).rejects.toThrow(plain)
    await expect(change(sql`failure = 'x', failure_kind = 'weather'`)).rejects.toThrow('check')
    await expect(change(sql`refused_at = clock_now()`)).rejects.toThrow('outbox_refused_has_failed')
  })
})
