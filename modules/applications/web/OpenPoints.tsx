import { Skeleton } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { Banner } from '#kit/web/record/Banner.tsx'
import { activityAnchor } from '#kit/web/record/RecordActivity.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { differencesEndpoints } from '#modules/forms/contract/differences.endpoints.ts'
import { notesEndpoints } from '#modules/notes-and-tasks/contract/notes.endpoints.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { documentsId } from './show-part.ts'

/** What is still open about an application; only staff know of it. */
export function useOpenPoints(id: string) {
  const enabled = usePerson()?.type === 'staff'
  const key = { kind: 'application', id } as const
  const answers = useAnswer(
    differencesEndpoints.listDifferences,
    { query: { record: id } },
    { enabled },
  )
  const parts = useAnswer(notesEndpoints.countParts, { params: key }, { enabled })
  return {
    differences: answers.data?.data.filter(({ settled }) => !settled).length ?? 0,
    tasks: parts.data?.tasks ?? 0,
    isPending: answers.isLoading || parts.isLoading,
    error: answers.error ?? parts.error,
    retry: () => void Promise.all([answers.refetch(), parts.refetch()]),
  }
}

type Points = ReturnType<typeof useOpenPoints>

function Unread({ points: { error, retry } }: { points: Points }) {
  const text = useText()
  return error && <PartProblem what={text('notices.openUnread')} error={error} retry={retry} />
}

/** Where the reader finds what is still open further down. */
export function OpenLinks({ id }: { id: string }) {
  const text = useText()
  const points = useOpenPoints(id)
  const { differences, tasks, isPending } = points
  return (
    <>
      {isPending && <Skeleton height={20} width="10rem" />}
      {differences > 0 && (
        <p>
          <a href={`#${documentsId}`}>{text('notices.openDifferences', { count: differences })}</a>
        </p>
      )}
      {tasks > 0 && (
        <p>
          <a href={`#${activityAnchor}`}>{text('notices.openTasks', { count: tasks })}</a>
        </p>
      )}
      <Unread points={points} />
    </>
  )
}

/** For whoever recommends or decides: it can be done all the same. */
export function OpenPoints({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const points = useOpenPoints(record.id)
  const { differences, tasks, error } = points
  if (differences + tasks === 0 && !error) return null
  return (
    <Banner tone="warning" icon={IconChecklist}>
      {differences > 0 && <p>{text('notices.openDifferences', { count: differences })}</p>}
      {tasks > 0 && <p>{text('notices.openTasks', { count: tasks })}</p>}
      <Unread points={points} />
    </Banner>
  )
}
