import { refreshTopics } from '#kit/web/api-query.ts'
import { callApi } from '#kit/web/api-call.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import { tasksEndpoints } from '../contract/tasks.endpoints.ts'
import { filesEndpoints } from '../contract/files.endpoints.ts'
import { partTopics } from './parent-key.ts'

/** Does something; what goes wrong is said, and what shows it is fetched anew either way. */
export function useAct() {
  const words = useProblemText()
  return async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      toast.error(words(error), error)
      return false
    } finally {
      void refreshTopics(queries, partTopics)
    }
  }
}

const deleting = {
  note: notesEndpoints.deleteNote,
  task: tasksEndpoints.deleteTask,
  file: filesEndpoints.deleteFile,
}

/** Deletes after asking; what was deleted lies in the trash for a while. */
export function useDelete(kind: keyof typeof deleting) {
  const text = useText('notesAndTasks')
  const act = useAct()
  return async ({ id, version, name }: { id: string; version: number; name: string }) => {
    const isSure = await confirmAct({
      title: text(`confirm.${kind}.title`, { name }),
      body: text('confirm.body'),
      verb: text(`confirm.${kind}.verb`),
      danger: true,
    })
    if (!isSure) return false
    const isDone = await act(() => callApi(deleting[kind], { params: { id }, version }))
    if (isDone) toast.success(text('toast.deleted'))
    return isDone
  }
}
