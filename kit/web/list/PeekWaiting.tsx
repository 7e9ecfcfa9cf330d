import { CloseButton, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useAnswer } from '../api-query.ts'
import { useKitText } from '../text.ts'
import { usePeekEscape } from './peek-escape.ts'
import classes from './peek.module.css'
import type { PeekOf } from './peek.ts'

interface Props {
  id: string
  title: string
  peek: PeekOf
  close: () => void
}

/** The panel while what shows the record is fetched, and the record with it. */
export function PeekWaiting({ id, title, peek, close }: Props) {
  const text = useKitText()
  useAnswer(peek.record, { params: { id } })
  useEffect(() => peek.prepare(), [peek])
  usePeekEscape(close)
  return (
    <aside
      className={`surface ${classes.panel} ${classes.waiting}`}
      aria-label={text('list.peeked', { name: title })}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={text('recordPane.close')} onClick={close} />
      </header>
      <div className={classes.body} aria-busy>
        <PeekSkeleton />
      </div>
    </aside>
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
