import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { groupOf } from '#modules/applications/server/readable-answers.ts'
import { tellAssignee } from '#modules/applications/server/tell-assignee.ts'
import { daysAfterEnd } from '../contract/message.ts'
import { messagesEn } from '../contract/strings.en.ts'
import { messagesFr } from '../contract/strings.fr.ts'
import { isClosed } from './conversation.queries.ts'
import { holdForMessages, keepMessage, markRead, type Written } from './keep-message.ts'

type Writing = Pick<Written, 'id' | 'side' | 'text' | 'fileIds' | 'author'>

/**
 * Takes in what a side writes: the assignee is told each time, and has one task until it is answered.
 * @throws 409 `conversationClosed`
 */
export async function writeAsApplicant(change: Change, writing: Writing): Promise<void> {
  const { id, side } = writing
  const { reference, stage } = await holdForMessages(change, id)
  if (await isClosed(change.db, { id, side, days: daysAfterEnd }))
    throw refused('conversationClosed')
  const messageId = await keepMessage(change, { ...writing, reference, isFromStaff: false })
  await markRead(change, { id, side, isStaff: false })
  const taskId = (await openTaskOf(change, writing)) ?? (await giveTask(change, writing))
  await change.db
    .updateTable('messages')
    .set({ task_id: taskId })
    .where('id', '=', messageId)
    .execute()
  await tellAssignee(change, id, {
    kind: 'messageReceived',
    list: stage === 'pending' || stage === 'approved' ? stage : 'rejected',
  })
}

/** The task that an earlier message has opened, if nobody has done it, nor does meanwhile. */
async function openTaskOf({ db }: Change, { id, side }: Pick<Written, 'id' | 'side'>) {
  const { rows } = await sql<{ taskId: string }>`
    select m.task_id as "taskId" from messages m join tasks t on t.id = m.task_id
    where m.application_id = ${id} and m.side = ${side}
      and t.done_at is null and t.deleted_at is null limit 1 for update of t`.execute(db)
  return rows[0]?.taskId ?? null
}

const giveTask = (change: Change, { id, side }: Pick<Written, 'id' | 'side'>) =>
  openTask(change, id, {
    question: { en: messagesEn.task.answer, fr: messagesFr.task.answer },
    answer: null,
    fieldGroup: groupOf[side],
  })
