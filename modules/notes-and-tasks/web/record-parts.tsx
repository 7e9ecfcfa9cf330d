import { lazy, type ComponentType } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import type { RecordKey, RecordPart } from '#kit/web/record/record-parts.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import type { ParentKey } from './parent-key.ts'

const NotesTab = lazy(() => import('./NotesTab.tsx').then((m) => ({ default: m.NotesTab })))
const TasksTab = lazy(() => import('./TasksTab.tsx').then((m) => ({ default: m.TasksTab })))
const FilesTab = lazy(() => import('./FilesTab.tsx').then((m) => ({ default: m.FilesTab })))

const tabs = { notes: NotesTab, tasks: TasksTab, files: FilesTab }
type Tab = keyof typeof tabs

function partOf(key: Tab, Shown: ComponentType<ParentKey>): RecordPart {
  return {
    key,
    Label: (of: RecordKey) => <Label tab={key} of={of as ParentKey} />,
    Panel: (of: RecordKey) => (
      <ModuleName value="notesAndTasks">
        <Shown {...(of as ParentKey)} />
      </ModuleName>
    ),
  }
}

/** “Notes (3)”; one call tells all three numbers. */
function Label({ tab, of }: { tab: Tab; of: ParentKey }) {
  const text = useText('notesAndTasks')
  const { kind, id } = of
  const { data } = useAnswer(notesEndpoints.countParts, { params: { kind, id } })
  return text(`tabs.${tab}`, { count: data?.[tab] ?? 0 })
}

/** Notes, tasks and files, as tabs of a record. */
export const recordParts: readonly RecordPart[] = [
  partOf('notes', NotesTab),
  partOf('tasks', TasksTab),
  partOf('files', FilesTab),
]
