import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { queueMessage, type Message } from '#kit/server/outbox.ts'

/** Mail as it came over the wire, by recipient; texts as the provider was asked to send them. */
const mails = new Map<string, string>()
const texts: { headers: IncomingHttpHeaders; url: string | undefined; body: unknown }[] = []
let isProviderDown = false

/** What the mail server says to a recipient; it takes everything else. */
const refusals: Record<string, number> = { 'gone@example.org': 550, 'busy@example.org': 421 }

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, answer) {
    const code = refusals[address]
    answer(code ? Object.assign(new Error('not today'), { responseCode: code }) : null)
  },
  onData(stream, { envelope }, done) {
    let raw = ''
    stream.on('data', (chunk: Buffer) => {
      raw += chunk.toString('latin1')
    })
    stream.on('end', () => {
      for (const { address } of envelope.rcptTo) mails.set(address, raw)
      done()
    })
  },
})

async function takeText(request: IncomingMessage, response: ServerResponse) {
  const body: unknown = JSON.parse(await text(request))
  texts.push({ headers: request.headers, url: request.url, body })
  response.writeHead(isProviderDown ? 503 : 202).end()
}

const provider = createServer((request, response) => void takeText(request, response))

let portal: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const smtpPort = (smtp.server.address() as AddressInfo).port
  const smsPort = (provider.address() as AddressInfo).port
  portal = await openTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Programmes <portail@example.org>',
    SMS_URL: `http://key:p%40ss@127.0.0.1:${smsPort}/v1/texts?from=portal`,
  })
})
afterAll(async () => {
  await portal.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
  await new Promise((resolve) => provider.close(resolve))
})

const letter: Message = {
  channel: 'mail',
  to: 'zoe.beland@example.org',
  language: 'fr',
  template: 'test.letter',
  subject: 'Votre demande a été reçue : à bientôt',
  body: 'Bonjour Zoé,\n\nC’est <b>noté</b> & classé.',
  link: 'https://portal.example.org/verified?token=abc&lang=fr',
}

async function send(message: Message) {
  await queueMessage(portal.db, message)
  portal.system.wake()
}

const kept = (to: string) =>
  portal.db
    .selectFrom('outbox_messages')
    .select(['id', 'attempts', 'sent_at', 'failure', 'next_attempt_at'])
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()

/** What stands in the outbox once it has been tried so often. */
const triedTimes = (to: string, attempts: number) =>
  vi.waitFor(
    async () => {
      const row = await kept(to)
      expect(row.attempts).toBeGreaterThanOrEqual(attempts)
      return row
    },
    { timeout: 8000 },
  )

/** The time of the next try has come. */
async function windOn(to: string) {
  await portal.db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date().toISOString() })
    .where('recipient', '=', to)
    .execute()
  portal.system.wake()
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ?? ''

const bytes = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  ).toString()

const decodedHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, part: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(part, 'base64').toString()
        : bytes(part.replaceAll('_', ' ')),
    )

/** The parts of a message, by media type, decoded. */
function partsOf(raw: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.trimStart().split('\r\n\r\n')
      const body = rest.join('\r\n\r\n')
      const isBase64 = /base64/i.test(headerOf(head, 'Content-Transfer-Encoding'))
      const decoded = isBase64
        ? Buffer.from(body, 'base64').toString()
        : bytes(body.replace(/=\r\n/g, ''))
      return [headerOf(head, 'Content-Type').split(';')[0] ?? '', decoded]
    }),
  )
}

describe('mail', () => {
  it('arrives with sender, recipient, language, its French words and the link, as text and as a page', async () => {
    await send(letter)
    const raw = await vi.waitFor(
      () => {
        const found = mails.get(letter.to)
        expect(found).toContain('Content-Type')
        return found ?? ''
      },
      { timeout: 8000 },
    )
    expect(headerOf(raw, 'From')).toBe('Programmes <portail@example.org>')
    expect(headerOf(raw, 'To')).toBe(letter.to)
    expect(headerOf(raw, 'Content-Language')).toBe('fr')
    expect(decodedHeader(headerOf(raw, 'Subject'))).toBe(letter.subject)
    const { id } = await kept(letter.to)
    expect(headerOf(raw, 'Message-ID')).toContain(id)
    const { 'text/plain': plain = '', 'text/html': page = '' } = partsOf(raw)
    expect(plain.replaceAll('\r\n', '\n').trim()).toBe(
      `${letter.body}\n\nOuvrir le portail : ${letter.link}`,
    )
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('href="https://portal.example.org/verified?token=abc&amp;lang=fr"')
    expect(page).toContain('Ouvrir le portail')
    expect(page).toContain('C’est &lt;b&gt;noté&lt;/b&gt; &amp; classé.')
    expect(page).not.toMatch(/<(img|script|link)\b|<b>/)
  })

  it('put off with 421 stays queued, and is tried again after growing pauses', async () => {
    const on = { to: 'busy@example.org' }
    await send({ ...letter, to: on.to })
    const pauses: number[] = []
    for (const attempt of [1, 2, 3, 4]) {
      const row = await triedTimes(on.to, attempt)
      expect(row).toMatchObject({ sent_at: null, failure: expect.stringContaining('not today') })
      pauses.push(Math.round((Date.parse(row.next_attempt_at) - Date.now()) / 1000))
      await windOn(on.to)
    }
    expect(pauses.at(-1)).toBeGreaterThan((pauses[1] ?? 0) + 1)
    delete refusals[on.to]
    await triedTimes(on.to, 5)
    await windOn(on.to)
    await vi.waitFor(async () => expect((await kept(on.to)).sent_at).not.toBeNull(), 8000)
    expect(mails.has(on.to)).toBe(true)
    expect((await kept(on.to)).failure).toBeNull()
  })

  it('refused with 550 is tried no more until a person says so', async () => {
    const to = 'gone@example.org'
    await send({ ...letter, to })
    expect(await triedTimes(to, 1)).toMatchObject({
      sent_at: null,
      failure: expect.stringContaining('not today'),
    })
    await windOn(to)
    await windOn('busy@example.org')
    await new Promise((later) => setTimeout(later, 2500))
    expect((await kept(to)).attempts).toBe(1)
    delete refusals[to]
    const margaret = await portal.as('superAdmin')
    const { id } = await kept(to)
    expect((await margaret.post(`/outbox/${id}/attempts`)).status).toBe(200)
    await vi.waitFor(async () => expect((await kept(to)).sent_at).not.toBeNull(), 8000)
    expect(mails.has(to)).toBe(true)
  })

  it('that failed a thousand times does not hold up the others', async () => {
    refusals['never@example.org'] = 450
    await send({ ...letter, to: 'never@example.org' })
    await triedTimes('never@example.org', 1)
    await portal.db
      .updateTable('outbox_messages')
      .set({ attempts: 5000 })
      .where('recipient', '=', 'never@example.org')
      .execute()
    await windOn('never@example.org')
    const { next_attempt_at } = await triedTimes('never@example.org', 5001)
    const pause = (Date.parse(next_attempt_at) - Date.now()) / 60_000
    expect(pause).toBeGreaterThan(55)
    expect(pause).toBeLessThan(61)
  })
})

describe('a text message', () => {
  const message: Message = {
    ...letter,
    channel: 'sms',
    to: '+16135550123',
    body: 'Votre code : 123456',
  }
  delete message.link

  it('is posted to the provider with its credentials, and again when the provider is down', async () => {
    isProviderDown = true
    await send(message)
    const failed = await triedTimes(message.to, 1)
    expect(failed).toMatchObject({ sent_at: null, failure: expect.stringContaining('503') })
    isProviderDown = false
    await windOn(message.to)
    await vi.waitFor(async () => expect((await kept(message.to)).sent_at).not.toBeNull(), 8000)
    const last = texts.at(-1)
    expect(last?.body).toEqual({ to: '+16135550123', text: 'Votre code : 123456' })
    expect(last?.url).toBe('/v1/texts?from=portal')
    expect(last?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from('key:p@ss').toString('base64')}`,
    })
  })
})

describe('what lets in whoever reads it', () => {
  const shown = async (to: string) => {
    const margaret = await portal.as('superAdmin')
    const { body } = await margaret.get<{ data: { id: string }[] }>(
      `/outbox?search=${encodeURIComponent(to)}`,
    )
    return (
      await margaret.get<{ body: string; link: string | null }>(`/outbox/${body.data[0]?.id}`)
    ).body
  }
  const stored = async (to: string) =>
    JSON.stringify(
      await portal.db
        .selectFrom('outbox_messages')
        .selectAll()
        .where('recipient', '=', to)
        .executeTakeFirstOrThrow(),
    )

  it('is read by nobody else while a letter waits, and is gone when it has left', async () => {
    const to = 'late@example.org'
    refusals[to] = 421
    await send({ ...letter, to, link: 'https://portal.example.org/verified?token=s3cret-t0ken' })
    await triedTimes(to, 1)
    expect((await shown(to)).link).toBe('https://portal.example.org/verified?token=••••••')
    expect(await stored(to)).toContain('s3cret-t0ken')
    delete refusals[to]
    await windOn(to)
    await vi.waitFor(async () => expect((await kept(to)).sent_at).not.toBeNull(), 8000)
    expect(mails.get(to)).toContain('s3cret-t0ken')
    expect(await stored(to)).not.toContain('s3cret-t0ken')
  })

  it('is the code of a text message too', async () => {
    const to = '+16135550188'
    const { link: _, ...text } = letter
    await send({ ...text, channel: 'sms', to, body: 'Votre code : 654321', secret: '654321' })
    await vi.waitFor(async () => expect((await kept(to)).sent_at).not.toBeNull(), 8000)
    expect(JSON.stringify(texts.at(-1)?.body)).toContain('654321')
    expect((await shown(to)).body).toBe('Votre code : ••••••')
    expect(await stored(to)).not.toContain('654321')
  })
})
