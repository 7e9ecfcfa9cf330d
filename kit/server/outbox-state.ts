import { sql } from 'kysely'
import type { Db } from './call.ts'

/** What is to leave the house. */
export interface OutboxState {
  waiting: number
  /** Since when the oldest of it waits. */
  oldestAt: string | null
  /** Whose last try failed and that have not left since. */
  failed: number
}

export const isWaiting = sql`sent_at is null and stopped_at is null and refused_at is null`
export const hasFailed = sql`failure_kind is not null and sent_at is null and stopped_at is null`

export async function readOutboxState(db: Db): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    select (select count(*)::int from outbox_messages where ${isWaiting}) as waiting,
      (select created_at from outbox_messages where ${isWaiting} order by created_at, id limit 1) as "oldestAt",
      (select count(*)::int from outbox_messages where ${hasFailed}) as failed`.execute(db)
  return rows[0]!
}
