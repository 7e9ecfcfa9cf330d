import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useAnswer } from '../api-query.ts'
import { useKitText } from '../text.ts'
import classes from './peek.module.css'
import type { PeekOf } from './peek.ts'

/** While what shows the record is fetched, and the record with it. */
export function PeekWaiting({ id, peek }: { id: string; peek: PeekOf }) {
  useAnswer(peek.record, { params: { id } })
  useEffect(() => peek.prepare(), [peek])
  return (
    <div className={classes.body} aria-busy>
      <PeekSkeleton />
    </div>
  )
}

const lines = [0, 1, 2, 3, 4, 5]

/** Shaped like a record at a glance: what it is, its figures, who acts and until when. */
export function PeekSkeleton() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.skeleton}>
      <Skeleton height={20} width="55%" />
      <Skeleton height={64} />
      {lines.map((place) => (
        <Skeleton key={place} height={12} width={`${60 + ((place * 13) % 30)}%`} />
      ))}
    </div>
  )
}
