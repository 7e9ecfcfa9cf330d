import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether applications are marked as waiting for an answer just where one waits; answers where not. */
export async function verifyMessages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ reference: string; isMarked: boolean }>`
    select a.reference, a.is_message_waiting as "isMarked" from applications a
    where a.is_message_waiting <> exists (select from messages m
      where m.application_id = a.id and not m.is_from_staff and m.answered_at is null)
    order by a.reference`.execute(db)
  return rows.map(({ reference, isMarked }) =>
    isMarked
      ? `messages of ${reference}: marked as waiting, none waits`
      : `messages of ${reference}: one waits, not marked`,
  )
}
