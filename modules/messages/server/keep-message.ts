import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { announceMessage } from './announce-message.ts'

export interface Written {
  id: string
  side: Side
  reference: string
  text: string
  /** Stored, and taken from wherever they waited. */
  fileIds: readonly string[]
  isFromStaff: boolean
  author: { userId: string | null; name: string }
}

/** The application, which nobody changes until this is kept: messages come one after the other. */
export const holdForMessages = ({ db }: Change, id: string) =>
  db
    .selectFrom('applications')
    .select(['reference', 'stage'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Keeps a message with its files. What it says is in no audit log: that log outlives the record. */
export async function keepMessage(change: Change, written: Written): Promise<string> {
  const { db, now } = change
  const { id: applicationId, side, author, fileIds, isFromStaff } = written
  const { id } = await db
    .insertInto('messages')
    .values({
      application_id: applicationId,
      side,
      is_from_staff: isFromStaff,
      author_id: author.userId,
      author_name: author.name,
      body: written.text,
      sent_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const fileId of fileIds)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await sql`
      insert into message_files (file_id, application_id, side, message_id)
      values (${fileId}, ${applicationId}, ${side}, ${id})
      on conflict (file_id) do update set message_id = excluded.message_id`.execute(db)
  await change.audit({
    action: isFromStaff ? 'messages.sent' : 'messages.received',
    entity: 'message',
    entityId: id,
    reference: written.reference,
    ...(author.userId === null && { by: author.name }),
  })
  await change.happened({
    entity: 'application',
    id: applicationId,
    action: isFromStaff ? 'messages.sent' : 'messages.received',
    reference: written.reference,
    also: { entity: 'message', id },
  })
  await announceMessage(change, { id: applicationId, side })
  return id
}

/** What the other end wrote has been seen. @returns whether there was anything new */
export async function markRead(
  change: Change,
  { id, side, isStaff }: { id: string; side: Side; isStaff: boolean },
): Promise<void> {
  const read = await sql`
    update messages set read_at = ${change.now}
    where application_id = ${id} and side = ${side} and is_from_staff <> ${isStaff}
      and read_at is null`.execute(change.db)
  if (read.numAffectedRows) await announceMessage(change, { id, side })
}
