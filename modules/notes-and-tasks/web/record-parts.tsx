import { lazy } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import type { ActivityProps, RecordKey, RecordParts } from '#kit/web/record/record-parts.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { FileRecord } from '../contract/files.endpoints.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import type { ParentKey } from './parent-key.ts'

const Activity = lazy(() => import('./Activity.tsx').then((m) => ({ default: m.Activity })))
const FilesTab = lazy(() => import('./FilesTab.tsx').then((m) => ({ default: m.FilesTab })))
const FilesOfKind = lazy(() =>
  import('./FilesOfKind.tsx').then((m) => ({ default: m.FilesOfKind })),
)

/** “Files (3)” */
function useFilesTitle(of: RecordKey): string {
  const text = useText('notesAndTasks')
  const { kind, id } = of as ParentKey
  const { data } = useAnswer(notesEndpoints.countParts, { params: { kind, id } })
  return text('tabs.files', { count: data?.files ?? 0 })
}

/** What this module hangs on records of others. */
export const recordParts: Omit<RecordParts, 'Messages' | 'Documents' | 'Letters'> = {
  Activity: (props: ActivityProps) => <Activity {...props} />,
  Files: (of: RecordKey) => (
    <ModuleName value="notesAndTasks">
      <FilesTab {...(of as ParentKey)} />
    </ModuleName>
  ),
  FilesOfKind: ({ only, ...of }: RecordKey & { only: string }) => (
    <ModuleName value="notesAndTasks">
      <FilesOfKind {...(of as ParentKey)} only={only as FileRecord['kind']} />
    </ModuleName>
  ),
  useFilesTitle,
}
