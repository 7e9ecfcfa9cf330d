import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Can } from '#kit/contract/define-entity.ts'
import { callApi } from '#kit/web/api-call.ts'
import { useText } from '#kit/web/text.ts'
import { tasksEndpoints } from '../contract/tasks.endpoints.ts'
import { useAct } from './use-act.ts'

interface Tickable {
  id: string
  version: number
  title: string
  doneAt: string | null
  can: Can
}

/** Ticks a task off, or opens it again. */
export function DoneBox({ task }: { task: Tickable }) {
  const text = useText('notesAndTasks')
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const { id, version, title, doneAt, can } = task
  const isDone = doneAt !== null
  const toggle = async () => {
    setBusy(true)
    const step = isDone ? tasksEndpoints.reopenTask : tasksEndpoints.finishTask
    await act(() => callApi(step, { params: { id }, version }))
    setBusy(false)
  }
  return (
    <Checkbox
      aria-label={text('tasks.done', { title })}
      checked={isBusy ? !isDone : isDone}
      disabled={can[isDone ? 'reopen' : 'finish'] !== true}
      onChange={() => void toggle()}
    />
  )
}
