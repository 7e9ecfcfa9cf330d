import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import type { MessageRecord } from '../contract/outbox.endpoints.ts'

const row = sql`m.id, m.recipient, m.subject, m.channel, m.language, m.created_at as "writtenAt", m.sent_at as "sentAt"`

export function messageListSource(db: Kysely<Database>): ListSource {
  return {
    from: sql`outbox_messages m`,
    id: sql`m.id`,
    columns: {
      writtenAt: sql`m.created_at`,
      channel: sql`m.channel`,
      language: sql`m.language`,
    },
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

/** A message with its text. */
export async function readMessage(db: Db, id: string): Promise<MessageRecord> {
  const { rows } = await sql<MessageRecord>`
    select ${row}, m.failure, m.body, m.link from outbox_messages m where m.id = ${id}`.execute(db)
  const [message] = rows
  if (!message) throw notFound()
  return message
}
