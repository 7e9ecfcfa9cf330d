import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { finishOpenedTasks } from '#modules/notes-and-tasks/server/opened-tasks.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import { messagesLetters } from '../contract/messages.letters.ts'
import { refuseOtherReader } from './refuse-other-reader.ts'
import { hasAccount } from './has-account.ts'
import { holdForMessages, keepMessage } from './keep-message.ts'
import { linkPath, makeMessagesLink } from './message-links.ts'

interface Writing {
  id: string
  side: Side
  text: string
  files: readonly { id: string; name: string }[]
}

type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>

/** Writes to one side of an application; what the side wrote before is answered by it. */
export async function writeAsStaff(change: Change, writing: Writing): Promise<void> {
  const { id, side, text, files } = writing
  const { db, person } = change
  const { reference } = await holdForMessages(change, id)
  const to = await recipientOf(db, id, side)
  if (!to) throw refused('participantMissing')
  await refuseOtherReader(db, { id, side, to })
  await answerWaiting(change, { id, side })
  await keepMessage(change, {
    id,
    side,
    reference,
    text,
    fileIds: files.map((file) => file.id),
    isFromStaff: true,
    author: { userId: person.userId, name: person.name },
  })
  await mail(change, { ...writing, reference, to })
}

async function answerWaiting(change: Change, { id, side }: { id: string; side: Side }) {
  await sql`
    update messages set answered_at = ${change.now}
    where application_id = ${id} and side = ${side} and not is_from_staff and answered_at is null`.execute(
    change.db,
  )
  // Also of one that somebody has opened again since.
  const { rows } = await sql<{ taskId: string }>`
    select distinct task_id as "taskId" from messages
    where application_id = ${id} and side = ${side} and task_id is not null`.execute(change.db)
  await finishOpenedTasks(
    change,
    rows.map(({ taskId }) => taskId),
  )
}

/** Word for word, to whom has an account with the way there, to others with a link of their own. */
async function mail(
  change: Change,
  { id, side, text, files, reference, to }: Writing & { reference: string; to: Recipient },
) {
  const said = {
    record: id,
    reference,
    message: text,
    files: files.map(({ name }) => `• ${name}`).join('\n'),
  }
  if (await hasAccount(change, { id, side, email: to.email }))
    return change.letter(messagesLetters.writtenToAccount, to, {
      ...said,
      link: `/applications/pending/${id}`,
    })
  const { token, until } = await makeMessagesLink(change, { id, side, email: to.email })
  return change.letter(messagesLetters.written, to, {
    ...said,
    until,
    link: linkPath(token, to.language),
  })
}
