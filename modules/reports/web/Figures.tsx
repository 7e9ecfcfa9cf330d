import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText } from '#kit/web/text.ts'
import classes from './reports.module.css'

/** What is counted, once it is there; figures that were asked for before stay, paler, meanwhile. */
export function Figures<T>(props: { answer: Loaded<T>; children: (data: T) => ReactNode }) {
  const text = useKitText()
  const { answer } = props
  if (answer.data)
    return (
      <div
        className={classes.figures}
        aria-busy={answer.isFetching}
        data-stale={answer.isPlaceholderData || undefined}
      >
        {props.children(answer.data)}
      </div>
    )
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.figures}>
      <Skeleton height={220} />
      <Skeleton height={320} />
    </div>
  )
}
