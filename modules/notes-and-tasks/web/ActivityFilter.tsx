import { useAnswer } from '#kit/web/api-query.ts'
import { useText } from '#kit/web/text.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import type { TimelineKind } from '../contract/timeline.endpoints.ts'
import type { ParentKey } from './parent-key.ts'
import classes from './parts.module.css'

const counted = { note: 'notes', task: 'tasks' } as const

/** Which lines are shown: all, or those of one kind. */
export function ActivityFilter(props: {
  of: ParentKey
  kinds: readonly TimelineKind[]
  only: TimelineKind | null
  choose: (only: TimelineKind | null) => void
}) {
  const text = useText()
  const { kinds, only, choose } = props
  const { kind, id } = props.of
  const { data: counts } = useAnswer(notesEndpoints.countParts, { params: { kind, id } })
  const labelOf = (each: TimelineKind) =>
    each in counted
      ? text(`tabs.${counted[each as 'note']}`, { count: counts?.[counted[each as 'note']] ?? 0 })
      : text(`activity.only.${each}`)
  return (
    <div role="group" aria-label={text('activity.show')} className={`${classes.filter} no-print`}>
      <button type="button" aria-pressed={only === null} onClick={() => choose(null)}>
        {text('activity.only.all')}
      </button>
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={only === each}
          onClick={() => choose(only === each ? null : each)}
        >
          {labelOf(each)}
        </button>
      ))}
    </div>
  )
}
