import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Filter } from '#kit/contract/define-list.ts'
import type { Db } from '#kit/server/call.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { leaves, withoutSecret } from '#kit/server/message-secrets.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { containingWords } from '#kit/server/search-text.ts'
import type { Settings } from '#kit/server/settings.ts'
import {
  bearsSecret,
  messageState,
  refusalToRepeat,
  refusalToSend,
  type Steered,
} from '#kit/server/steer-messages.ts'
import type { MessageRecord } from '../contract/message.ts'

const row = sql`m.id, m.recipient, nullif(m.subject, '') as subject, m.channel, m.language,
  ${messageState} as state, m.failure_kind as "failureKind", m.attempts,
  case when ${messageState} in ('waiting', 'retrying') then m.next_attempt_at end as "nextAttemptAt",
  m.created_at as "writtenAt", m.sent_at as "sentAt"`

/** Of the messages that have not left and are to, how many have failed and how many only wait. */
export async function countUnsent(db: Db) {
  const { rows } = await sql<{ failed: number; waiting: number }>`
    select count(*) filter (where ${messageState} in ('failed', 'retrying'))::int as failed,
      count(*) filter (where ${messageState} = 'waiting')::int as waiting
    from outbox_messages m where m.sent_at is null`.execute(db)
  return rows[0] ?? { failed: 0, waiting: 0 }
}

/** Nearly all have left: the others have an index of their own. */
function isInState({ values }: Filter) {
  const isOne = sql<boolean>`${messageState} = any(${[...values]}::text[])`
  return values.includes('sent') ? isOne : sql<boolean>`(m.sent_at is null and ${isOne})`
}

export function messageListSource(db: Kysely<Database>): ListSource {
  return {
    from: sql`outbox_messages m`,
    id: sql`m.id`,
    columns: {
      writtenAt: sql`m.created_at`,
      channel: sql`m.channel`,
      language: sql`m.language`,
      state: messageState,
      failureKind: sql`m.failure_kind`,
      templateId: sql`(select t.id from letter_templates t where t.key = m.template)`,
    },
    filters: { writtenAt: onDaysOf(sql`m.created_at`, organisationZone), state: isInState },
    where: [],
    search: (text) => containingWords(sql`searchable(m.recipient || ' ' || m.subject)`, text),
    select: row,
    total: async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from outbox_messages`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** What a message is judged by, and called. */
export async function readSteered(db: Db, id: string): Promise<Steered> {
  const { rows } = await sql<Steered>`
    select m.id, m.subject, m.recipient, m.template, ${messageState} as state,
      ${bearsSecret} as "bearsSecret", m.again_of as "againOf"
    from outbox_messages m where m.id = ${id}`.execute(db)
  const [message] = rows
  if (!message) throw notFound()
  return message
}

type Stored = Omit<MessageRecord, 'can'> & { bearsSecret: boolean }

interface Reader {
  db: Db
  settings: Settings
  person: Person
}

/**
 * A message with its text. Where messages leave, nobody but their recipient reads what lets them
 * in, also while they wait.
 */
export async function readMessage(
  { db, settings, person }: Reader,
  id: string,
): Promise<MessageRecord> {
  const { rows } = await sql<Stored>`
    select ${row}, m.failure, m.stopped_at as "stoppedAt", u.name as "stoppedBy",
      m.stop_reason as "stopReason", ${shown(settings, 'body')} as body,
      ${shown(settings, 'link')} as link, ${bearsSecret} as "bearsSecret",
      case when f.id is not null then
        jsonb_build_object('id', f.id, 'subject', nullif(f.subject, '')) end as "againOf"
    from outbox_messages m left join users u on u.id = m.stopped_by
      left join outbox_messages f on f.id = m.again_of
    where m.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  const { bearsSecret: isSecret, ...message } = stored
  return { ...message, can: canOf(person, { state: message.state, bearsSecret: isSecret }) }
}

const steering = { action: 'configure', subject: 'Outbox' } as const

function canOf({ permissions }: Person, message: Pick<Steered, 'state' | 'bearsSecret'>): Can {
  if (!permissions.allows(steering)) return {}
  if (message.state === 'sent') {
    const reason = refusalToRepeat(message)
    return { sendAgain: reason ? { reason } : true }
  }
  return refusalToSend(message) ? {} : { tryAgain: true, stop: true }
}

const shown = (settings: Settings, column: 'body' | 'link') => {
  const outgoing = ['mail', 'sms'].filter((channel) => leaves(settings, channel))
  const text = sql.ref(`m.${column}`)
  return sql`case when m.channel = any(${outgoing}::text[]) then ${withoutSecret(text, sql`m.secret`)} else ${text} end`
}
