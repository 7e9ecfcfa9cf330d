import { sql, type Kysely, type UpdateObject } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Database } from '#database/types.generated.ts'
import type { Background } from './background.ts'
import type { Db } from './call.ts'
import { secretIn, withoutSecret } from './message-secrets.ts'
import { recordEvent } from './events.ts'
import { systemPerson } from './identity.ts'
import { outboxChanged } from './outbox-changed.ts'
import type { Reach } from './reach.ts'
import { keepRefused, takeAwayRefused } from './refused-addresses.ts'
import { Undelivered } from './undelivered.ts'

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
 * Hands a message over; a failure is thrown, and tried again later unless it is `Undelivered` for good.
 * @returns whether it left the house, so that nobody need find its secret here
 */
export type Deliver = (message: Waiting) => Promise<boolean>

/** Its way out is left open between messages, until it is closed. */
export type ClosableDeliver = Deliver & { close?: () => void }

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
  /** It waits until then. */
  notBefore?: string
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
      ...(message.notBefore && { next_attempt_at: message.notBefore }),
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
    const next = await takeNext(db)
    if (!next) return false
    const outcome = await deliver(next).catch((error: Error) => error)
    if (outcome instanceof Error) await keepFailure(db, next, outcome)
    else await keepSent(db, next, outcome)
    // What leaves at the first try is no news to anybody who looks on.
    if (outcome instanceof Error || next.attempts > 0)
      await recordEvent(db, outboxChanged, systemPerson)
    return true
  })

const takeNext = (db: Db) =>
  db
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
    .where('stopped_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('next_attempt_at', '<=', sql<string>`clock_now()`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

type Taken = Waiting & { attempts: number }

async function keepOutcome(
  db: Db,
  { id, attempts }: Taken,
  outcome: UpdateObject<Database, 'outbox_messages'>,
) {
  await db
    .updateTable('outbox_messages')
    .set({ ...outcome, attempts: attempts + 1 })
    .where('id', '=', id)
    .execute()
}

/** Mail that has arrived shows that its address is not refused, or not any more. */
async function keepSent(db: Db, taken: Taken, hasLeft: boolean) {
  await keepOutcome(db, taken, { ...sent, ...(hasLeft && forgotten) })
  if (taken.channel === 'mail') await takeAwayRefused(db, taken.recipient)
}

/** Tried again after growing pauses; what was refused for good waits for a person. */
async function keepFailure(db: Db, taken: Taken, error: Error) {
  const { id, recipient, attempts } = taken
  const { kind, isForGood } = error instanceof Undelivered ? error : soft
  const failure = error.message || error.name
  await keepOutcome(db, taken, {
    failure,
    failure_kind: kind,
    ...(isForGood
      ? { refused_at: sql<string>`clock_now()` }
      : {
          next_attempt_at: sql<string>`clock_now() + least(power(2, least(${attempts}, 12)), 3600) * interval '1 second'`,
        }),
  })
  if (isForGood && kind === 'address') await keepRefused(db, { id, recipient, reason: failure })
}

const soft = { kind: 'other', isForGood: false } as const
const sent = { sent_at: sql<string>`clock_now()`, failure: null, failure_kind: null }

/** Of a message that is to be sent no more. */
export const forgotten = {
  body: withoutSecret(sql`body`),
  link: withoutSecret(sql`link`),
  secret: null,
}

interface Sending {
  database: Kysely<Database>
  /** By what messages leave. */
  deliver: ClosableDeliver
  background: Background
  reach: Reach
}

/** Delivers in the background: at once when woken, and every two seconds for other processes. */
export function startOutbox({ database, deliver, background, reach }: Sending) {
  const attended: Deliver = async (message) => {
    const outcome = await background.attend('outbox.delivery', () =>
      deliver(message).catch(toldToSender),
    )
    if (outcome instanceof Undelivered) throw outcome
    return outcome
  }
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
      deliver.close?.()
    },
  }
}

/** That a mailbox is gone is no failure of the house: others are reached. */
function toldToSender(error: unknown): Undelivered {
  if (error instanceof Undelivered && error.isForGood) return error
  throw error
}
