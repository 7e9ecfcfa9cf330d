import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { noticesOf } from './keep-notice.ts'
import { product } from '#apps/server/modules.ts'
import { queueMessage } from '#kit/server/outbox.ts'
import { readUnsubscribeToken, unsubscribeToken } from '#kit/server/unsubscribe-token.ts'
import { openMailServer, type MailServer } from '#modules/outbox/server/smtp.test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { MailChoice } from '../contract/unsubscribe.endpoints.ts'

let server: TestServer
let mailbox: MailServer
const { email } = cast.caseOfficer

beforeAll(async () => {
  mailbox = await openMailServer()
  server = await openTestServer({ SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  await sql`delete from mail_rhythms`.execute(server.db)
  await sql`delete from notification_preferences`.execute(server.db)
})

async function arrived(template: string, to = email): Promise<string> {
  const before = mailbox.takenFor(to).length
  await queueMessage(server.db, {
    channel: 'mail',
    to,
    language: 'en',
    template,
    subject: 'A letter',
    body: 'Something happened',
  })
  server.system.wake()
  return vi.waitFor(
    () => {
      const raw = mailbox.takenFor(to)[before]?.raw
      if (!raw) throw new Error('nothing arrived')
      return raw
    },
    { timeout: 8000 },
  )
}

/** Where a mail program posts to. */
const oneClick = (raw: string) =>
  /^List-Unsubscribe: <([^>]+)>/im.exec(raw.replace(/\r\n\s+/g, ' '))?.[1]?.trim() ?? ''
const tokenOf = (raw: string) => new URL(oneClick(raw)).searchParams.get('token') ?? ''

/** As a mail program does: no cookie, no session, a form in place of JSON. */
const click = (raw: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(oneClick(raw).replace(/^https?:\/\/[^/]+/, server.address), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

const choiceOf = (token: string) => server.visitor.get<MailChoice>(`/unsubscribe/${token}`)

async function wants(letterKey: string): Promise<unknown> {
  const letter = product.letters.find(({ key }) => key === letterKey)!
  const { rows } = await sql<{ id: string }>`
    select v.id from letter_versions v where v.template = ${letterKey}`.execute(server.db)
  return server.db.transaction().execute((db) =>
    noticesOf(product)({
      db,
      announce: () => Promise.resolve(),
      letter,
      versionId: rows[0]?.id ?? '',
      to: { email },
      facts: {},
      record: null,
      once: null,
    }),
  )
}

async function rhythmIs(rhythm: string) {
  await sql`insert into mail_rhythms (user_id, rhythm, hour, weekday, time_zone)
    select id, ${rhythm}, 8, 1, 'America/Toronto' from users where email = ${email}`.execute(
    server.db,
  )
}

const audited = async () =>
  (
    await sql<{ action: string; actor: string; changes: object }>`
      select action, actor_name as actor, changes from audit_log
      where action like 'notifications.%' order by sequence`.execute(server.db)
  ).rows

describe('a mail that its reader may do without', () => {
  it('is stopped by one click of a mail program, without a question, and comes again when that is taken back', async () => {
    const raw = await arrived('notes.mentioned')
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
    expect(await wants('notes.mentioned')).toBe(true)
    expect((await click(raw)).status).toBe(200)
    expect(await wants('notes.mentioned')).toBe(false)
    // Nothing else is.
    expect(await wants('orphaned.assigned')).toBe(true)
    const token = tokenOf(raw)
    const amina = await server.as('caseOfficer')
    const kept = await amina.get<{ byMail: object; inApp: object }>('/settings/notifications')
    expect(kept.body).toMatchObject({
      byMail: { mentioned: false, assigned: true },
      inApp: { mentioned: true },
    })
    const back = await server.visitor.post<MailChoice>(`/unsubscribe/${token}/reversal`)
    expect([back.status, back.body.isOn]).toEqual([200, true])
    expect(await wants('notes.mentioned')).toBe(true)
    expect((await audited()).map(({ action, changes }) => [action, changes])).toEqual([
      ['notifications.unsubscribed', { mentioned: [true, false] }],
      ['notifications.subscribedAgain', { mentioned: [false, true] }],
    ])
  })

  it('is stopped once, however often somebody clicks', async () => {
    const raw = await arrived('notes.mentioned')
    const before = (await audited()).length
    const answers = await Promise.all([click(raw), click(raw)])
    await click(raw)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await choiceOf(tokenOf(raw))).body.isOn).toBe(false)
    expect((await audited()).length - before).toBe(1)
  })

  it('is stopped by one click after the other, never by two at the same moment', async () => {
    const raw = await arrived('notes.mentioned')
    const before = (await audited()).length
    const clicks = await server.db.transaction().execute(async (db) => {
      await sql`select 1 from outbox_messages for update`.execute(db)
      const begun = [click(raw), click(raw)]
      await untilWaiting(server, 2)
      return { begun }
    })
    const answers = await Promise.all(clicks.begun)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await audited()).length - before).toBe(1)
  })

  it('is looked at by its address without anything being done', async () => {
    const raw = await arrived('notes.mentioned')
    await fetch(oneClick(raw).replace(/^https?:\/\/[^/]+/, server.address))
    const { status, body } = await choiceOf(tokenOf(raw))
    expect([status, body]).toEqual([200, { mail: 'mentioned', isOn: true, language: 'en' }])
    expect(await wants('notes.mentioned')).toBe(true)
  })
})

describe('a digest', () => {
  it('is stopped with all that may be done without, and comes again as it was', async () => {
    await rhythmIs('weekly')
    const raw = await arrived('notifications.digest')
    expect((await click(raw)).status).toBe(200)
    expect(await wants('notes.mentioned')).toBe(false)
    const amina = await server.as('caseOfficer')
    const rhythm = async () =>
      (await amina.get<{ rhythm: string }>('/settings/notifications/rhythm')).body.rhythm
    expect(await rhythm()).toBe('never')
    await server.visitor.post(`/unsubscribe/${tokenOf(raw)}/reversal`)
    expect(await rhythm()).toBe('weekly')
    const { rows } = await sql<{ isDue: boolean }>`
      select due_at > clock_now() as "isDue" from mail_rhythms`.execute(server.db)
    expect(rows).toEqual([{ isDue: true }])
  })
})

describe('what nobody may do without', () => {
  it.each(['passwords.reset', 'applications.received'])(
    '%s offers no way to stop it',
    async (template) => {
      expect(await arrived(template)).not.toMatch(/^List-Unsubscribe/im)
    },
  )
})

describe('a token', () => {
  it('that is guessed, cut, or of a mail that cannot be stopped, tells nothing and does nothing', async () => {
    const raw = await arrived('notes.mentioned')
    const token = tokenOf(raw)
    const { rows } = await sql<{ id: string }>`
      insert into outbox_messages (channel, recipient, language, template, subject, body, sent_at)
      values ('mail', ${email}, 'en', 'passwords.reset', 'A', 'B', clock_now()) returning id`.execute(
      server.db,
    )
    const { settings } = server.system
    const wrong = [
      'A'.repeat(43),
      `${token.slice(0, 42)}${token.endsWith('A') ? 'B' : 'A'}`.replace(/^./, 'z'),
      unsubscribeToken(settings, rows[0]?.id ?? ''),
      unsubscribeToken(settings, '00000000-0000-7000-8000-000000000000'),
      'short',
    ]
    const answers = await Promise.all(
      wrong.flatMap((each) => [
        choiceOf(each),
        server.visitor.post(`/unsubscribe/${each}`),
        server.visitor.post(`/unsubscribe/${each}/reversal`),
      ]),
    )
    const told = answers.map(({ status, body }) => [status, body.code, body.title])
    expect(new Set(told.map(String)).size).toBe(1)
    expect(told[0]).toEqual([
      404,
      'notFound',
      'This does not exist, or you do not have access to it',
    ])
    expect(await wants('notes.mentioned')).toBe(true)
  })

  it('that is of a text message stops nothing: its address is no mailbox', async () => {
    const token = tokenOf(await arrived('notes.mentioned'))
    expect((await choiceOf(token)).status).toBe(200)
    const id = readUnsubscribeToken(server.system.settings, token)
    await sql`update outbox_messages set channel = 'sms', subject = '' where id = ${id}`.execute(
      server.db,
    )
    expect((await choiceOf(token)).status).toBe(404)
  })

  it('bears a seal of 128 bits, and opens no session', async () => {
    const token = tokenOf(await arrived('notes.mentioned'))
    const keys = server.system.settings
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(readUnsubscribeToken(keys, token)).toMatch(/^[\da-f-]{36}$/)
    for (let at = 16; at < 32; at++) {
      const bytes = Buffer.from(token, 'base64url')
      bytes[at]! ^= 1
      expect(readUnsubscribeToken(keys, bytes.toString('base64url'))).toBeNull()
    }
    expect((await server.withToken(token).get('/me')).status).toBe(401)
  })

  it('of somebody who left does nothing any more', async () => {
    const raw = await arrived('notes.mentioned', cast.adviser.email)
    await sql`update users set status = 'disabled' where email = ${cast.adviser.email}`.execute(
      server.db,
    )
    expect((await click(raw)).status).toBe(404)
  })
})

it('a form is taken there alone', async () => {
  const answer = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a',
  })
  expect(answer.status).toBe(415)
})
