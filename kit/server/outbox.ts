import { sql, type Kysely } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Database } from '#database/types.generated.ts'
import type { Background } from './background.ts'
import type { Db } from './call.ts'
import { secretIn, withoutSecret } from './message-secrets.ts'
import type { Reach } from './reach.ts'

/** A message that is to leave. */
export interface Waiting {
  id: string
  channel: string
  recipient: string
  language: string
  template: string
  subject: string
  body: string
  link: string | null
}

/**
 * Hands a message over; a failure is thrown, and tried again later.
 * @returns whether it left the house, so that nobody need find its secret here
 */
export type Deliver = (message: Waiting) => Promise<boolean>

/** What the kit queues; modules write letters (`change.letter`). */
export interface Message {
  channel: 'mail' | 'sms'
  to: string
  language: Language
  /** Name of the text, e.g. `applications.received`. */
  template: string
  subject: string
  body: string
  link?: string
  /** A code in the text that lets in whoever has it; of a link, its token is known by itself. */
  secret?: string
  /** A second message with the same key is not queued. */
  dedupeKey?: string
  templateVersionId?: string
  /** What the message is about. */
  record?: { entity: string; id: string }
}

/** Messages about one record belong together in the reader's mailbox. */
const threadOf = (record: Message['record']) => (record ? `${record.entity}.${record.id}` : null)

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
      secret: secretIn(message),
      dedupe_key: message.dedupeKey ?? null,
      template_version_id: message.templateVersionId ?? null,
      record_entity: message.record?.entity ?? null,
      record_id: message.record?.id ?? null,
      thread: threadOf(message.record),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** The statement that queues a message, for nobody: it writes no row. */
export async function queueNothing(db: Db): Promise<void> {
  await sql`insert into outbox_messages (channel, recipient, language, template, subject, body)
    select 'mail', '', 'en', '', '', '' where clock_now() is null
    on conflict (dedupe_key) do nothing`.execute(db)
}

/**
 * Sends what waits, oldest first, until nothing is due. A message is marked sent in the
 * transaction that holds its lock, so that two processes never send the same one; a crash in
 * between may repeat a mail, which then bears the same message id. What has left keeps no secret.
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
      .where('next_attempt_at', '<=', sql<string>`clock_now()`)
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return false
    const outcome = await deliver(next).then(
      (hasLeft) => ({
        sent_at: sql<string>`clock_now()`,
        failure: null,
        ...(hasLeft && forgotten),
      }),
      (error: Error) => ({
        failure: error.message,
        next_attempt_at: sql<string>`clock_now() + least(power(2, least(${next.attempts}, 12)), 3600) * interval '1 second'`,
      }),
    )
    await db
      .updateTable('outbox_messages')
      .set({ ...outcome, attempts: next.attempts + 1 })
      .where('id', '=', next.id)
      .execute()
    return true
  })

const forgotten = {
  body: withoutSecret(sql`body`),
  link: withoutSecret(sql`link`),
  secret: null,
}

interface Sending {
  database: Kysely<Database>
  /** By what messages leave. */
  deliver: Deliver
  background: Background
  reach: Reach
}

/** Delivers in the background: at once when woken, and every two seconds for other processes. */
export function startOutbox({ database, deliver, background, reach }: Sending) {
  const attended: Deliver = (message) =>
    background.attend('outbox.delivery', () => deliver(message))
  let running: Promise<unknown> | null = null
  let stopped = false
  const wake = () => {
    if (running || stopped || reach.isPausing) return
    running = background
      .attend('outbox', () => reach.attempt(() => deliverOutbox(database, attended)))
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
