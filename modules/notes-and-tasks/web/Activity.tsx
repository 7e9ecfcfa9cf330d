import { Button, Skeleton } from '@mantine/core'
import { use, useState } from 'react'
import type { ActivityProps } from '#kit/web/record/record-parts.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useFold } from '#kit/web/show/use-fold.ts'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import type { TaskRecord } from '../contract/tasks.endpoints.ts'
import type { TimelineKind } from '../contract/timeline.endpoints.ts'
import { ActivityFilter } from './ActivityFilter.tsx'
import { ActivityLine } from './ActivityLine.tsx'
import { Composer } from './Composer.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { NoteItem } from './NoteItem.tsx'
import type { ParentKey } from './parent-key.ts'
import classes from './parts.module.css'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskItem } from './TaskItem.tsx'
import { useTimeline } from './use-timeline.ts'

/** What a link to a record may be about. */
const asked: Record<string, TimelineKind> = { notes: 'note', tasks: 'task', history: 'history' }

/** Everything that was written, done, sent and changed about a record, and the way to add to it. */
export function Activity({ kind, id, describe }: ActivityProps) {
  const ofRecord = use(ModuleName)
  return (
    <ModuleName value="notesAndTasks">
      <Timeline of={{ kind, id } as ParentKey} describe={describe} ofRecord={ofRecord} />
    </ModuleName>
  )
}

/** So many lines at first: the record is read without scrolling past its whole past. */
const atFirst = 3

type Open = { note: NoteRecord } | { task: TaskRecord | null }

function Timeline(props: {
  of: ParentKey
  describe: ActivityProps['describe']
  /** The module whose words tell its history. */
  ofRecord: string
}) {
  const { of, describe, ofRecord } = props
  const kit = useKitText()
  const { tab = '' } = useScreenParams()
  const [only, setOnly] = useState<TimelineKind | null>(asked[tab] ?? null)
  const [open, setOpen] = useState<Open | null>(null)
  const fold = useFold(tab !== '')
  const { first, items, error, retry, ...rest } = useTimeline(of, only)
  if (error && !first) return <ProblemState error={error} retry={retry} />
  if (!first) return <Skeleton height={96} role="status" aria-label={kit('states.loading')} />
  const { pinned, can, kinds } = first
  const shown = fold.isOpen ? items : items.slice(0, atFirst)
  const editNote = (note: NoteRecord) => setOpen({ note })
  const editTask = (task: TaskRecord) => setOpen({ task })
  const close = () => setOpen(null)
  return (
    <>
      <ActivityFilter of={of} kinds={kinds} only={only} choose={setOnly} />
      <Composer
        of={of}
        isBehind={open !== null}
        mayNote={can['addNote'] === true}
        addTask={can['addTask'] === true ? () => setOpen({ task: null }) : null}
      />
      {(pinned.notes.length > 0 || pinned.tasks.length > 0) && (
        <ul className={classes.pinned}>
          {pinned.notes.map((note) => (
            <NoteItem key={note.id} note={note} edit={() => editNote(note)} />
          ))}
          {pinned.tasks.map((task) => (
            <TaskItem key={task.id} task={task} edit={() => editTask(task)} />
          ))}
        </ul>
      )}
      <ol className={classes.timeline}>
        {shown.map((item) => (
          <ActivityLine key={item.id} {...{ item, describe, ofRecord, editNote, editTask }} />
        ))}
      </ol>
      <Rest
        only={only}
        isEmpty={items.length === 0 && isNothing(pinned)}
        {...rest}
        {...(shown.length < items.length && { hasMore: true, more: () => fold.set(true) })}
      />
      {open && 'note' in open && <NoteDialog of={of} note={open.note} close={close} />}
      {open && 'task' in open && <TaskDialog of={of} task={open.task} close={close} />}
    </>
  )
}

const isNothing = ({ notes, tasks }: { notes: unknown[]; tasks: unknown[] }) =>
  notes.length === 0 && tasks.length === 0

function Rest(props: {
  only: TimelineKind | null
  isEmpty: boolean
  hasMore: boolean
  isFetchingMore: boolean
  more: () => void
}) {
  const text = useText()
  if (props.isEmpty) return <p className="quiet">{text(`activity.empty.${props.only ?? 'all'}`)}</p>
  if (!props.hasMore) return null
  return (
    <Button
      className="no-print"
      variant="default"
      size="xs"
      mt="xs"
      loading={props.isFetchingMore}
      onClick={props.more}
    >
      {text('activity.more')}
    </Button>
  )
}
