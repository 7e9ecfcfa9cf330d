import { IconChecklist } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useText } from '#kit/web/text.ts'
import { differencesEndpoints } from '#modules/forms/contract/differences.endpoints.ts'
import { notesEndpoints } from '#modules/notes-and-tasks/contract/notes.endpoints.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { Notice } from './Notice.tsx'
import { useShowPart } from './show-part.ts'

/** What is still open about an application, of which the reader may know. */
function useOpenPoints(id: string) {
  const answers = useAnswer(differencesEndpoints.listDifferences, { query: { record: id } })
  const parts = useAnswer(notesEndpoints.countParts, { params: { kind: 'application', id } })
  return {
    differences: answers.data?.data.filter(({ settled }) => !settled).length ?? 0,
    tasks: parts.data?.tasks ?? 0,
  }
}

/** In front of the record: what lies further down and is not done. */
export function OpenTasks({ id }: { id: string }) {
  const text = useText()
  const showPart = useShowPart()
  const { tasks } = useOpenPoints(id)
  if (tasks === 0) return null
  return (
    <Notice tone="info" icon={<IconChecklist size={20} stroke={1.75} />}>
      <a href="?tab=tasks" onClick={showPart('tasks')}>
        {text('notices.openTasks', { count: tasks })}
      </a>
    </Notice>
  )
}

/** For whoever recommends or decides: it can be done all the same. */
export function OpenPoints({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const { differences, tasks } = useOpenPoints(record.id)
  if (differences + tasks === 0) return null
  return (
    <Notice tone="warning" icon={<IconChecklist size={20} stroke={1.75} />}>
      {differences > 0 && <p>{text('notices.openDifferences', { count: differences })}</p>}
      {tasks > 0 && <p>{text('notices.openTasks', { count: tasks })}</p>}
    </Notice>
  )
}
