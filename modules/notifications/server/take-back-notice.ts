import { sql } from 'kysely'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { Change } from '#kit/server/call.ts'
import { personalEvent } from '#kit/server/events.ts'

/** What a letter told a reader of a record is so no more: its notice goes, unless it was read. */
export async function takeBackNotice(
  { db, announce }: Change,
  { key }: Pick<Letter, 'key'>,
  { recordId, email }: { recordId: string; email: string },
): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    delete from notices n using users u
    where n.user_id = u.id and u.email = ${email.toLowerCase()} and n.template = ${key}
      and n.record_id = ${recordId} and n.read_at is null
    returning n.user_id as "userId"`.execute(db)
  const [taken] = rows
  if (taken) await announce(personalEvent('notifications', taken.userId))
}
