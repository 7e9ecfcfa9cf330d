import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useText } from '#kit/web/text.ts'
import { tasksEndpoints, type TaskRow } from '../contract/tasks.endpoints.ts'
import { useTaskTitle } from './task-title.ts'
import { useAct } from './use-act.ts'

type Tickable = Pick<TaskRow, 'id' | 'version' | 'title' | 'titles' | 'doneAt' | 'assignee' | 'can'>

/** Ticks a task off, or opens it again. */
export function DoneBox({ task }: { task: Tickable }) {
  const text = useText('notesAndTasks')
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const { id, version, doneAt, assignee, can } = task
  const title = useTaskTitle()(task)
  const isDone = doneAt !== null
  const toggle = async () => {
    setBusy(true)
    const step = isDone ? tasksEndpoints.reopenTask : tasksEndpoints.finishTask
    await act(() => callApi(step, { params: { id }, version }))
    setBusy(false)
  }
  const isDisabled = can[isDone ? 'reopen' : 'finish'] !== true
  const why = text(assignee ? 'tasks.notYours' : 'tasks.waitsForSomebody')
  return (
    <Checkbox
      aria-label={text('tasks.done', { title })}
      checked={isBusy ? !isDone : isDone}
      disabled={isDisabled}
      {...(isDisabled && { title: why, 'aria-description': why })}
      onChange={() => void toggle()}
    />
  )
}
