import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { deliverOutbox, queueMessage, type Message } from '#kit/server/outbox.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { MessageRecord, MessageRow } from '../contract/message.ts'
import { openMailServer, type MailServer } from './smtp.test-server.ts'

let mail: MailServer
let server: TestServer
let margaret: Caller
beforeAll(async () => {
  mail = await openMailServer()
  server = await openTestServer({ SMTP_URL: mail.url })
  margaret = await server.as('superAdmin')
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const letter: Omit<Message, 'to'> = {
  channel: 'mail',
  language: 'en',
  template: 'applications.received',
  subject: 'We have received your application',
  body: 'Good day\n\nYour application APP-2026-000001 has arrived.',
}

const rowOf = async (to: string): Promise<MessageRow> => {
  const { body } = await margaret.get<{ data: MessageRow[] }>(
    `/outbox?search=${encodeURIComponent(to)}`,
  )
  const [row] = body.data
  if (!row) throw new Error(`nothing was written to ${to}`)
  return row
}

const isIn = (to: string, state: MessageRow['state'], tries = 0) =>
  vi.waitFor(
    async () => {
      const row = await rowOf(to)
      expect([row.state, row.attempts >= tries]).toEqual([state, true])
      return row
    },
    { timeout: 20_000 },
  )

/** A mail that a busy server has put off; the next try is far away. */
async function putOff(to: string, of: Partial<Message> = {}) {
  mail.treat(to, { answer: '451 4.3.2 Come back later' })
  await queueMessage(server.db, { ...letter, to, ...of })
  server.system.wake()
  await isIn(to, 'retrying', 1)
  await server.db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: sql<string>`clock_now() + interval '2 hours'` })
    .where('recipient', '=', to)
    .execute()
  return rowOf(to)
}

const reason = 'Written by mistake'

describe('a message that has not left', () => {
  it('says how often it was tried, when it is tried next, and in plain words why it failed', async () => {
    const row = await putOff('odile@example.org')
    expect(row).toMatchObject({ state: 'retrying', failureKind: 'busy', attempts: 1, sentAt: null })
    expect(Date.parse(row.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 3_600_000)
    const { body } = await margaret.get<MessageRecord>(`/outbox/${row.id}`)
    expect(body.failure).toContain('Come back later')
    expect(body.can).toEqual({ tryAgain: true, stop: true })
  })

  it('is tried again when an administrator says so, and leaves once', async () => {
    const { id } = await putOff('now@example.org')
    mail.takesAgain('now@example.org')
    const answers = await Promise.all([1, 2].map(() => margaret.post(`/outbox/${id}/attempts`)))
    expect(answers.map(({ status }) => status)).toContain(200)
    await isIn('now@example.org', 'sent')
    expect(mail.takenFor('now@example.org')).toHaveLength(1)
    expect((await auditRows(server.db, { action: 'outbox.tryAgain' }))[0]).toMatchObject({
      entity: 'message',
      entityId: id,
      actor: 'Margaret Chen',
    })
    const late = await margaret.post(`/outbox/${id}/attempts`)
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'alreadySent', title: 'This message has already been sent.' },
    ])
  })

  it('never leaves once it is stopped, and says why and by whom', async () => {
    const { id } = await putOff('stop@example.org')
    mail.takesAgain('stop@example.org')
    const without = await margaret.post(`/outbox/${id}/stop`, {})
    expect([without.status, without.body.errors]).toMatchObject([422, { reason: [{}] }])
    const stopped = await margaret.post<MessageRecord>(`/outbox/${id}/stop`, { reason })
    expect([stopped.status, stopped.body]).toMatchObject([
      200,
      { state: 'stopped', stopReason: reason, stoppedBy: 'Margaret Chen', nextAttemptAt: null },
    ])
    expect(await auditRows(server.db, { action: 'outbox.stop' })).toMatchObject([
      { entityId: id, reason },
    ])
    await sql`update outbox_messages set next_attempt_at = clock_now() where id = ${id}`.execute(
      server.db,
    )
    expect(await deliverOutbox(server.db, async () => true)).toBe(0)
    expect(mail.takenFor('stop@example.org')).toEqual([])
    const again = await margaret.post(`/outbox/${id}/attempts`)
    expect([again.status, again.body]).toMatchObject([
      409,
      {
        code: 'alreadyStopped',
        title: 'This message has been stopped. It is not sent any more.',
      },
    ])
    await expect(
      sql`update outbox_messages set stopped_at = null, stopped_by = null, stop_reason = null
        where id = ${id}`.execute(server.db),
    ).rejects.toThrow('never leaves')
  })

  it('keeps no secret link once it is stopped', async () => {
    const link = 'https://portal.example.org/verified?token=s3cret-t0ken'
    const { id } = await putOff('invited@example.org', { link })
    await margaret.post(`/outbox/${id}/stop`, { reason })
    const stored = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain('s3cret-t0ken')
  })

  it('is not stopped while it is being sent, by whichever process', async () => {
    const { id } = await putOff('slow@example.org')
    let arrive = () => {}
    mail.treat('slow@example.org', { waitsFor: new Promise<void>((done) => (arrive = done)) })
    await margaret.post(`/outbox/${id}/attempts`)
    const asked = await vi.waitFor(
      async () => {
        const answer = await margaret.post(`/outbox/${id}/attempts`)
        expect(answer.status).toBe(409)
        return answer
      },
      { timeout: 20_000 },
    )
    expect(asked.body).toMatchObject({ code: 'beingSent' })
    const refusal = await margaret.post(`/outbox/${id}/stop`, { reason })
    expect([refusal.status, refusal.body]).toMatchObject([
      409,
      {
        code: 'beingSent',
        title: 'This message is being sent right now. Look again in a moment.',
      },
    ])
    arrive()
    await isIn('slow@example.org', 'sent')
    expect(mail.takenFor('slow@example.org')).toHaveLength(1)
  })

  it('is stopped once when two administrators press at the same moment', async () => {
    const { id } = await putOff('twice@example.org')
    const answers = await Promise.all(
      [1, 2].map(() => margaret.post(`/outbox/${id}/stop`, { reason })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const rows = await auditRows(server.db, { action: 'outbox.stop' })
    expect(rows.filter(({ entityId }) => entityId === id)).toHaveLength(1)
  })
})

describe('several messages', () => {
  it('are stopped or tried again together, each on its own', async () => {
    const [first, second] = [await putOff('m1@example.org'), await putOff('m2@example.org')]
    const sent = await rowOf('now@example.org')
    mail.takesAgain('m2@example.org')
    const stops = await margaret.post<BulkRun>('/outbox/stops', {
      ids: [first.id, sent.id],
      reason,
    })
    expect(stops.body).toMatchObject({ total: 2, done: 1, refused: 1 })
    expect(stops.body.results.find(({ id }) => id === sent.id)).toMatchObject({
      name: 'We have received your application – now@example.org',
      reason: 'This message has already been sent.',
    })
    const tries = await margaret.post<BulkRun>('/outbox/attempts', {
      matching: { 'filter[state]': 'retrying,stopped', search: 'm2@example.org' },
    })
    expect(tries.body).toMatchObject({ total: 1, done: 1, refused: 0 })
    await isIn('m2@example.org', 'sent')
    expect((await rowOf('m1@example.org')).state).toBe('stopped')
    expect(second.state).toBe('retrying')
  })
})

describe('a message that has left', () => {
  const arrived = async (to: string, of: Partial<Message> = {}) => {
    await queueMessage(server.db, { ...letter, to, ...of })
    server.system.wake()
    return isIn(to, 'sent')
  }

  it('is sent again as a message of its own, with the same text', async () => {
    const first = await arrived('lost@example.org')
    const again = await margaret.post<MessageRecord>(`/outbox/${first.id}/copies`)
    expect(again.status).toBe(201)
    expect(again.body).toMatchObject({
      recipient: 'lost@example.org',
      subject: letter.subject,
      body: letter.body,
      againOf: { id: first.id, subject: letter.subject },
    })
    expect(again.body.id).not.toBe(first.id)
    await vi.waitFor(() => expect(mail.takenFor('lost@example.org')).toHaveLength(2), 20_000)
    const [one, other] = mail.takenFor('lost@example.org').map(({ raw }) => raw)
    expect([one, other].map((raw) => /^Message-ID: <([^@]+)/im.exec(raw ?? '')?.[1])).toEqual([
      first.id,
      again.body.id,
    ])
    expect(await auditRows(server.db, { action: 'outbox.sendAgain' })).toMatchObject([
      { entityId: again.body.id },
    ])
  })

  it('is queued again once when two administrators press at the same moment', async () => {
    const { id } = await arrived('pressed@example.org')
    mail.treat('pressed@example.org', { answer: '451 4.3.2 Come back later' })
    const answers = await Promise.all([1, 2].map(() => margaret.post(`/outbox/${id}/copies`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const late = await margaret.post(`/outbox/${id}/copies`)
    expect(['againWaits', 'beingSent']).toContain(late.body.code)
    const { count } = await server.db
      .selectFrom('outbox_messages')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('again_of', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  it.each([
    { with: 'a link', of: { link: 'https://portal.example.org/verified?token=s3cret-t0ken' } },
    { with: 'a code', of: { body: 'Your code: 654321', secret: '654321' } },
  ])('is never sent again where it carried $with that lets somebody in', async (carried) => {
    const to = `secret-${carried.with.replace(' ', '-')}@example.org`
    const { id } = await arrived(to, carried.of)
    const { body: record } = await margaret.get<MessageRecord>(`/outbox/${id}`)
    expect(record.can).toEqual({ sendAgain: { reason: 'bearsSecret' } })
    const refusal = await margaret.post(`/outbox/${id}/copies`)
    expect([refusal.status, refusal.body]).toMatchObject([
      409,
      { code: 'bearsSecret', title: expect.stringContaining('carried a personal link or a code') },
    ])
    expect(mail.takenFor(to)).toHaveLength(1)
  })

  it('is not sent again before it has left', async () => {
    const { id } = await putOff('early@example.org')
    const refusal = await margaret.post(`/outbox/${id}/copies`)
    expect([refusal.status, refusal.body.code]).toEqual([409, 'notSent'])
  })
})

describe('the list', () => {
  it('is narrowed by state, by the plain reason and by the letter, and counts each tab', async () => {
    const first = await rowOf('odile@example.org')
    const { id: templateId } = await server.db
      .selectFrom('letter_templates')
      .select('id')
      .where('key', '=', 'applications.received')
      .executeTakeFirstOrThrow()
    const of = async (query: string) =>
      (await margaret.get<{ data: MessageRow[] }>(`/outbox?perPage=100&${query}`)).body.data
    const busy = await of('filter[state]=retrying&filter[failureKind]=busy')
    expect(busy.map(({ id }) => id)).toContain(first.id)
    expect((await of(`filter[templateId]=${templateId}`)).length).toBeGreaterThan(0)
    expect(await of(`filter[templateId]=${first.id}`)).toEqual([])
    const found = await of('search=RECEIVED%20your')
    expect(found.length).toBeGreaterThan(0)
    for (const { subject } of found) expect(subject).toContain('received your')
    const { body } = await margaret.get<{ meta: { tabs: Record<string, { total: number }> } }>(
      '/outbox?tabs=counted',
    )
    expect(body.meta.tabs['stopped']?.total).toBe((await of('filter[state]=stopped')).length)
    expect(body.meta.tabs['failed']?.total).toBe((await of('filter[state]=retrying,failed')).length)
  })

  it('lets nobody below an administrator of all steer it', async () => {
    const { id } = await rowOf('odile@example.org')
    for (const name of ['admin', 'caseOfficer', 'auditor', 'employer'] as const) {
      const caller = await server.as(name)
      expect((await caller.post(`/outbox/${id}/attempts`)).status).toBe(403)
      expect((await caller.post('/outbox/stops', { ids: [id], reason })).status).toBe(403)
    }
  })
})
