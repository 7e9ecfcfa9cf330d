import { sql } from 'kysely'
import type { Letter } from '#kit/contract/define-letters.ts'
import type { Db } from './call.ts'

/** What a letter told of a record is so no more: the one that has not left is gone, one that has stays. */
export async function takeBackLetter(
  db: Db,
  { key }: Pick<Letter, 'key'>,
  recordId: string,
): Promise<void> {
  // One that is being sent at this moment is not waited for.
  await sql`
    delete from outbox_messages where id in (
      select m.id from outbox_messages m
      where m.record_id = ${recordId} and m.template = ${key} and m.sent_at is null
        and m.stopped_at is null
        and not exists (select from refused_addresses r where r.message_id = m.id)
      for update skip locked)`.execute(db)
}
