import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Change } from './call.ts'
import { leaves, mask } from './message-secrets.ts'
import { forgotten } from './outbox.ts'
import { notFound, refused } from './problems.ts'
import type { Settings } from './settings.ts'

/** `retrying` has failed and is tried again by itself; `failed` was refused for good. */
export type MessageState = 'waiting' | 'retrying' | 'failed' | 'stopped' | 'sent'

/** Of `outbox_messages m`. */
export const messageState = sql<MessageState>`case when m.sent_at is not null then 'sent'
  when m.stopped_at is not null then 'stopped' when m.refused_at is not null then 'failed'
  when m.failure is not null then 'retrying' else 'waiting' end`

/** Of `outbox_messages m`: it lets in whoever reads it, or did so before it left. */
export const bearsSecret = sql<boolean>`(m.secret is not null
  or position(${mask} in m.body) > 0 or position(${mask} in coalesce(m.link, '')) > 0)`

export interface Steered {
  id: string
  subject: string
  recipient: string
  template: string
  state: MessageState
  bearsSecret: boolean
  /** The message that this one is the same as, where it was sent again. */
  againOf: string | null
}

/** Of steps on a message, why it does not allow them now; null when it does. */
export const refusalToSend = ({ state }: Pick<Steered, 'state'>): string | null =>
  state === 'sent' ? 'alreadySent' : state === 'stopped' ? 'alreadyStopped' : null

export const refusalToRepeat = ({
  state,
  bearsSecret: isSecret,
}: Pick<Steered, 'state' | 'bearsSecret'>): string | null => {
  if (state !== 'sent') return 'notSent'
  return isSecret ? 'bearsSecret' : null
}

/**
 * Takes hold of a message, so that whoever sends or changes it at this moment is not waited for.
 * @throws 404 where there is none, 409 while it is being sent
 */
async function hold(db: Transaction<Database>, id: string): Promise<Steered> {
  const { rows } = await sql<Steered>`
    select m.id, m.subject, m.recipient, m.template, ${messageState} as state,
      ${bearsSecret} as "bearsSecret", m.again_of as "againOf"
    from outbox_messages m where m.id = ${id} for update skip locked`.execute(db)
  const [message] = rows
  if (message) return message
  const { rows: known } = await sql`select 1 from outbox_messages where id = ${id}`.execute(db)
  throw known.length > 0 ? refused('beingSent') : notFound()
}

function refuse(reason: string | null) {
  if (reason) throw refused(reason)
}

/** Of the copies of one message a single one waits, also when two are let go at once. */
function refuseSecond(error: { code?: string }): never {
  throw error.code === '23505' ? refused('againWaits') : error
}

/** Sends a message that has not left as soon as it can be, also one that was refused for good. */
export async function tryMessageAgain({ db }: Change, id: string): Promise<Steered> {
  const message = await hold(db, id)
  refuse(refusalToSend(message))
  await sql`update outbox_messages set next_attempt_at = clock_now(), refused_at = null where id = ${id}`
    .execute(db)
    .catch(refuseSecond)
  return message
}

/** A message that has not left never does; where others would have left, it keeps no secret. */
export async function stopMessage(
  { db, person, settings }: Change,
  { id, reason }: { id: string; reason: string },
): Promise<Steered> {
  const message = await hold(db, id)
  refuse(refusalToSend(message))
  await db
    .updateTable('outbox_messages')
    .set({
      stopped_at: sql<string>`clock_now()`,
      stopped_by: person.userId,
      stop_reason: reason,
      refused_at: null,
      ...(isOutgoing(settings) && forgotten),
    })
    .where('id', '=', id)
    .execute()
  return message
}

const isOutgoing = (settings: Settings) => ['mail', 'sms'].some((by) => leaves(settings, by))

/**
 * Queues the text of a message that has left once more, under an id of its own. What lets somebody in
 * is never sent again: it is used by then, or was taken out when it left.
 * @returns the message, and the id of the new one
 */
export async function sendMessageAgain(
  { db }: Change,
  id: string,
): Promise<Steered & { newId: string }> {
  const message = await hold(db, id)
  refuse(refusalToRepeat(message))
  const first = message.againOf ?? id
  const { rows } = await sql<{ id: string }>`
    insert into outbox_messages (channel, recipient, language, template, subject, body, link,
      template_version_id, record_entity, record_id, thread, again_of)
    select channel, recipient, language, template, subject, body, link,
      template_version_id, record_entity, record_id, thread, ${first}::uuid
    from outbox_messages where id = ${id}
    on conflict (again_of) where sent_at is null and stopped_at is null and refused_at is null do nothing
    returning id`.execute(db)
  const [queued] = rows
  if (!queued) throw refused('againWaits')
  return { ...message, newId: queued.id }
}
