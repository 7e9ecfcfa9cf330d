import { IconMail, IconMessage } from '@tabler/icons-react'
import { HistoryLine } from '#kit/web/record/HistoryLine.tsx'
import type { ActivityProps } from '#kit/web/record/record-parts.ts'
import { TimelineRow } from '#kit/web/record/TimelineRow.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { outboxScreens } from '#modules/outbox/contract/outbox.screens.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import type { TaskRecord } from '../contract/tasks.endpoints.ts'
import type { TimelineItem } from '../contract/timeline.endpoints.ts'
import { SpokenLine } from './SpokenLine.tsx'
import { NoteItem } from './NoteItem.tsx'
import { TaskItem } from './TaskItem.tsx'

interface LineProps {
  item: TimelineItem
  describe: ActivityProps['describe']
  /** The module whose words tell its history. */
  ofRecord: string
  editNote: (note: NoteRecord) => void
  editTask: (task: TaskRecord) => void
}

/** One line of the timeline, as its kind is shown. */
export function ActivityLine({ item, describe, ofRecord, editNote, editTask }: LineProps) {
  switch (item.kind) {
    case 'note':
      return <NoteItem note={item.note} edit={() => editNote(item.note)} />
    case 'task':
      return <TaskItem task={item.task} edit={() => editTask(item.task)} />
    case 'spoken':
      return <SpokenLine at={item.at} spoken={item.spoken} />
    case 'message':
      return <MessageLine at={item.at} message={item.message} />
    case 'history':
      return (
        <ModuleName value={ofRecord}>
          <HistoryLine entry={item.entry} describe={describe} />
        </ModuleName>
      )
  }
}

type Message = Extract<TimelineItem, { kind: 'message' }>['message']

function MessageLine({ at, message }: { at: string; message: Message }) {
  const text = useText()
  const { id, channel, subject, recipient, sentAt, hasFailed, isStopped } = message
  const Sign = channel === 'mail' ? IconMail : IconMessage
  const state = sentAt ? 'sent' : isStopped ? 'stopped' : hasFailed ? 'failed' : 'waits'
  return (
    <TimelineRow icon={<Sign size={16} aria-hidden />} at={at}>
      <ScreenLink screen={outboxScreens.message} params={{ id }}>
        {subject ?? text('activity.textMessage')}
      </ScreenLink>{' '}
      <span className="quiet">{text(`activity.${state}`, { recipient })}</span>
    </TimelineRow>
  )
}
