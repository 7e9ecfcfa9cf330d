import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Loaded } from '../api-query.ts'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import classes from './record.module.css'
import { RecordMissing } from './RecordMissing.tsx'

/** What every screen about one record is given. */
export interface RecordGiven<R> {
  entity: Entity
  /** From `useRecord`. */
  answer: Loaded<R>
  title: (record: R) => string
  /** What people call it, to copy. */
  reference?: (record: R) => string
  status?: (record: R) => ReactNode
}

/** A record once it is there; before that it is waited for, and what went wrong is said. */
export function WholeRecord<R extends object>(props: {
  answer: Loaded<R>
  children: (record: R) => ReactNode
}) {
  const { answer, children } = props
  if (answer.data) return children(answer.data)
  if (answer.error?.status === 404) return <RecordMissing />
  if (answer.error)
    return <ProblemState isScreen error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingRecord />
}

/** In place of a record that is still to come. */
export function WaitingRecord() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.waiting}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={64} />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  )
}
