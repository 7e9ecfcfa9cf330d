import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import { leaves, withoutSecret } from '#kit/server/message-secrets.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { MessageRecord } from '../contract/outbox.endpoints.ts'

const row = sql`m.id, m.recipient, nullif(m.subject, '') as subject, m.channel, m.language, m.created_at as "writtenAt", m.sent_at as "sentAt"`

/** What failed is tried again, and so waits as well. */
const stateOf = sql`case when m.sent_at is not null then 'sent'
  when m.failure is not null then 'failed' else 'waiting' end`

/** Of the messages that have not left, how many have failed and how many only wait. */
export async function countUnsent(db: Db) {
  const { rows } = await sql<{ failed: number; waiting: number }>`
    select count(*) filter (where ${stateOf} = 'failed')::int as failed,
      count(*) filter (where ${stateOf} = 'waiting')::int as waiting
    from outbox_messages m where m.sent_at is null`.execute(db)
  return rows[0] ?? { failed: 0, waiting: 0 }
}

export function messageListSource(db: Kysely<Database>): ListSource {
  return {
    from: sql`outbox_messages m`,
    id: sql`m.id`,
    columns: {
      writtenAt: sql`m.created_at`,
      channel: sql`m.channel`,
      language: sql`m.language`,
      state: stateOf,
    },
    filters: { writtenAt: onDaysOf(sql`m.created_at`, organisationZone) },
    where: [],
    search: (text) =>
      sql<boolean>`searchable(m.recipient || ' ' || m.subject) like '%' || searchable(${likeText(text)}) || '%'`,
    select: row,
    total: async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from outbox_messages`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/**
 * A message with its text. Where messages leave, nobody but their recipient reads what lets them
 * in, also while they wait.
 */
export async function readMessage(db: Db, settings: Settings, id: string): Promise<MessageRecord> {
  const { rows } = await sql<MessageRecord>`
    select ${row}, m.failure, ${shown(settings, 'body')} as body, ${shown(settings, 'link')} as link from outbox_messages m where m.id = ${id}`.execute(
    db,
  )
  const [message] = rows
  if (!message) throw notFound()
  return message
}

const shown = (settings: Settings, column: 'body' | 'link') => {
  const outgoing = ['mail', 'sms'].filter((channel) => leaves(settings, channel))
  const text = sql.ref(`m.${column}`)
  return sql`case when m.channel = any(${outgoing}::text[]) then ${withoutSecret(text)} else ${text} end`
}
