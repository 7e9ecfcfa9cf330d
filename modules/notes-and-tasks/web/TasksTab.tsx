import { Button } from '@mantine/core'
import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { partLength } from '../contract/parents.ts'
import { tasksEndpoints, type TaskRecord } from '../contract/tasks.endpoints.ts'
import type { ParentKey } from './parent-key.ts'
import { PartList } from './PartList.tsx'
import classes from './parts.module.css'
import { TaskDialog } from './TaskDialog.tsx'
import { TaskItem } from './TaskItem.tsx'

/** The tasks about a record, open ones by their day. */
export function TasksTab({ kind, id }: ParentKey) {
  const text = useText()
  const [most, setMost] = useState(partLength)
  const [open, setOpen] = useState<TaskRecord | 'new' | null>(null)
  const answer = useAnswer(
    tasksEndpoints.listRecordTasks,
    { params: { kind, id }, query: { most: String(most) } },
    { keepPrevious: true },
  )
  const add = answer.data?.can['add'] && (
    <Button
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen('new')}
    >
      {text('tasks.add')}
    </Button>
  )
  return (
    <RecordSection title={text('tasks.title')} actions={add}>
      <PartList
        answer={answer}
        more={() => setMost(most + partLength)}
        empty={
          <EmptyState
            mark={<IconChecklist size={28} stroke={1.5} />}
            title={text('tasks.empty')}
            body={text('tasks.emptyHint')}
          />
        }
      >
        {(tasks) => (
          <ul className={classes.tasks}>
            {tasks.map((task) => (
              <TaskItem key={task.id} task={task} edit={() => setOpen(task)} />
            ))}
          </ul>
        )}
      </PartList>
      {open && (
        <TaskDialog
          of={{ kind, id }}
          task={open === 'new' ? null : open}
          close={() => setOpen(null)}
        />
      )}
    </RecordSection>
  )
}
