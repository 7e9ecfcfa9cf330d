import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded } from '../api-query.ts'
import { useKitText } from '../text.ts'
import classes from './FetchedFigures.module.css'
import { ProblemState } from './ProblemState.tsx'

interface Props<T> {
  answer: Loaded<T>
  children: (data: T) => ReactNode
  /** How high the parts will be, in px, so that nothing moves. */
  heights?: readonly number[]
}

/** What is counted, once it is there; figures that were asked for before stay, paler, meanwhile. */
export function FetchedFigures<T>({ answer, children, heights = [220, 320] }: Props<T>) {
  const text = useKitText()
  if (answer.data)
    return (
      <div
        className={classes.figures}
        aria-busy={answer.isFetching}
        data-stale={answer.isPlaceholderData || undefined}
      >
        {children(answer.data)}
      </div>
    )
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.figures}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
