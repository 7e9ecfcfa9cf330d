import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, ChangeCall, Db } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { forsakeFiles } from '#kit/server/forsaken-files.ts'
import { receiveFile, type Uploading } from '#kit/server/receive-file.ts'
import { daysAfterEnd, type MessageFile, type OpenConversation } from '../contract/message.ts'
import { messagesLetters } from '../contract/messages.letters.ts'
import type { openMessagesEndpoints } from '../contract/open-messages.endpoints.ts'
import { isClosed, messagesOf } from './conversation.queries.ts'
import {
  followMessagesLink,
  hasManyLinks,
  linkPath,
  makeMessagesLink,
  openMessagesLink,
  type Followed,
} from './message-links.ts'
import { holdForMessages } from './keep-message.ts'
import { reachesBothSides } from './refuse-other-reader.ts'
import { countMessage } from './send-message.ts'
import { writeAsApplicant } from './write-as-applicant.ts'

type Answer = ChangeCall<(typeof openMessagesEndpoints)['answerByLink']>

/** So many files of one side wait at most until they are sent. */
const mostWaiting = 20

/** A conversation as whoever has the link of a mail reads it. */
export async function presentConversation(
  db: Db,
  { id, side }: Pick<Followed, 'id' | 'side'>,
): Promise<OpenConversation> {
  const about = await db
    .selectFrom('applications as a')
    .innerJoin('programs as p', 'p.id', 'a.program_id')
    .select(['a.reference', 'p.name as program'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
  const isOver = await isClosed(db, { id, side, days: daysAfterEnd })
  return {
    reference: about.reference,
    program: about.program as Bilingual,
    side,
    name: null,
    email: null,
    language: null,
    isWaiting: false,
    silence: isOver ? 'conversationClosed' : null,
    messages: await messagesOf(db, { id, side, isStaff: false }),
  }
}

/** Takes in what a side answers without an account. @throws 409 `linkExpired`, `conversationClosed` */
export async function answerByLink(call: Answer): Promise<OpenConversation> {
  const { db, body, params } = call
  const link = await openMessagesLink(db, params.token)
  const { id, side, to } = link
  await countMessage(call, { id, side })
  const fileIds = [...new Set(body.files ?? [])]
  const { length } = await db
    .selectFrom('message_files')
    .select('file_id')
    .where('file_id', 'in', fileIds.length ? fileIds : [id])
    .where('application_id', '=', id)
    .where('side', '=', side)
    .where('message_id', 'is', null)
    .forUpdate()
    .execute()
  if (length !== fileIds.length) throw invalidField('files', 'fileMissing')
  await writeAsApplicant(call, {
    id,
    side,
    text: body.text,
    fileIds,
    author: { userId: null, name: to?.name ?? '' },
  })
  return presentConversation(db, link)
}

/** Takes a file in that goes with an answer; of too many that wait, the oldest are forgotten. */
export async function keepMessageFile(
  call: Change & Uploading,
  token: string,
): Promise<MessageFile> {
  const { db } = call
  const { id, side } = await openMessagesLink(db, token)
  if (await isClosed(db, { id, side, days: daysAfterEnd })) throw refused('conversationClosed')
  await holdForMessages(call, id)
  await forgetOldest(call, { id, side })
  const { storageKey: _key, content: _content, ...file } = await receiveFile(call)
  await db
    .insertInto('message_files')
    .values({ file_id: file.id, application_id: id, side })
    .execute()
  return file
}

async function forgetOldest(change: Change, { id, side }: Pick<Followed, 'id' | 'side'>) {
  const { rows } = await sql<{ id: string }>`
    delete from message_files where file_id in (
      select file_id from message_files
      where application_id = ${id} and side = ${side} and message_id is null
      order by kept_at desc, file_id desc offset ${mostWaiting - 1})
    returning file_id as id`.execute(change.db)
  await forsakeFiles(
    change,
    rows.map((file) => file.id),
  )
}

/** Mails a new link to the address that reaches the side now, whoever asks, a few within the hour. */
export async function sendMessagesLink(change: Change, token: string): Promise<void> {
  const { id, side, to } = await followMessagesLink(change.db, token)
  const letter = messagesLetters.freshLink
  // Whoever asks is told nothing of the other side, nor of how often somebody has asked.
  if (
    !to ||
    (await reachesBothSides(change.db, { id, side, to })) ||
    (await hasManyLinks(change, { id, side, email: to.email }))
  )
    return change.pretendLetter(letter)
  const { reference } = await change.db
    .selectFrom('applications')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { token: fresh, until } = await makeMessagesLink(
    change,
    { id, side, email: to.email },
    'fresh',
  )
  await change.letter(letter, to, {
    record: id,
    reference,
    until,
    link: linkPath(fresh, to.language),
  })
}
