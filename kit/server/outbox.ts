import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Language } from '#kit/contract/strings.ts'
import type { Database } from '#database/types.generated.ts'
import type { Db } from './call.ts'
import type { Settings } from './settings.ts'

export interface Message {
  channel: 'mail' | 'sms'
  to: string
  language: Language
  /** Name of the text, e.g. `applications.received`. */
  template: string
  subject: string
  body: string
  link?: string
  /** A second message with the same key is not queued. */
  dedupeKey?: string
}

/** Puts a message into the outbox, in the transaction of the change that causes it. */
export async function queueMessage(db: Db, message: Message): Promise<void> {
  await db
    .insertInto('outbox_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      language: message.language,
      template: message.template,
      subject: message.subject,
      body: message.body,
      link: message.link ?? null,
      dedupe_key: message.dedupeKey ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

interface Waiting {
  id: string
  channel: string
  recipient: string
  language: string
  template: string
  subject: string
  body: string
  link: string | null
}

export type Deliver = (message: Waiting) => Promise<void>

/**
 * Sends what waits, oldest first, until nothing is due. A message is marked sent in the
 * transaction that holds its lock, so that two processes never send the same one; a crash in
 * between may repeat a mail, which then bears the same message id.
 * @returns how many were sent
 */
export async function deliverOutbox(database: Kysely<Database>, deliver: Deliver): Promise<number> {
  let sent = 0
  while (await deliverNext(database, deliver)) sent++
  return sent
}

const deliverNext = (database: Kysely<Database>, deliver: Deliver) =>
  database.transaction().execute(async (db) => {
    const next = await db
      .selectFrom('outbox_messages')
      .select([
        'id',
        'channel',
        'recipient',
        'language',
        'template',
        'subject',
        'body',
        'link',
        'attempts',
      ])
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<=', sql<string>`now()`)
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return false
    const outcome = await deliver(next).then(
      () => ({ sent_at: sql<string>`now()`, failure: null }),
      (error: Error) => ({
        failure: error.message,
        next_attempt_at: sql<string>`now() + least(power(2, ${next.attempts}), 3600) * interval '1 second'`,
      }),
    )
    await db
      .updateTable('outbox_messages')
      .set({ ...outcome, attempts: next.attempts + 1 })
      .where('id', '=', next.id)
      .execute()
    return true
  })

/** SMTP or the gateway for text messages when it is set up; otherwise a JSON file per message under the data folder. */
export function deliveryBy(settings: Settings): Deliver {
  const smtp = settings.smtpUrl ? createTransport(settings.smtpUrl) : null
  return async (message) => {
    if (message.channel === 'mail' && smtp) {
      await smtp.sendMail({
        messageId: `<${message.id}@programs>`,
        from: settings.mailFrom,
        to: message.recipient,
        subject: message.subject,
        text: message.link ? `${message.body}\n\n${message.link}` : message.body,
        headers: { 'content-language': message.language },
      })
    } else if (message.channel === 'sms' && settings.smsUrl) {
      await handOver(settings.smsUrl, message)
    } else await writeToFolder(join(settings.dataDir, 'outbox'), message)
  }
}

/** A gateway is given the message's id with it, so that it can leave out a repeated one. */
async function handOver(url: string, { id, recipient, body }: Waiting) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ to: recipient, text: body }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) throw new Error(`the gateway for text messages answered ${answer.status}`)
}

/** Written under another name first, so that a reader never sees half a message. */
async function writeToFolder(folder: string, message: Waiting) {
  await mkdir(folder, { recursive: true })
  const name = `${message.id}.json`
  const temporary = join(folder, `.${randomUUID()}`)
  await writeFile(temporary, JSON.stringify(message, null, 2), { mode: 0o600 })
  await rename(temporary, join(folder, name))
}

/** Delivers in the background: at once when woken, and every two seconds for other processes. */
export function startOutbox(database: Kysely<Database>, settings: Settings) {
  const deliver = deliveryBy(settings)
  let running: Promise<unknown> | null = null
  let stopped = false
  const wake = () => {
    if (running || stopped) return
    running = deliverOutbox(database, deliver)
      .catch(() => undefined)
      .finally(() => (running = null))
  }
  const timer = setInterval(wake, 2000).unref()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
