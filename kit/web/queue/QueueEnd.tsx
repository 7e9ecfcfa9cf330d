import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconCircleCheck } from '@tabler/icons-react'
import { EmptyState } from '../show/EmptyState.tsx'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { again, sumsOf, type QueueState } from './queue-state.ts'
import { UndoLine } from './UndoLine.tsx'
import type { useWorking } from './use-working.ts'

/** Nothing waits any more: what became of all of them. */
export function QueueEnd<Row>(props: {
  state: QueueState<Row>
  change: (change: (state: QueueState<Row>) => QueueState<Row>) => void
  working: ReturnType<typeof useWorking<Row>>
  /** To the list, whose filters leave nothing here. */
  back: ReactNode
}) {
  const text = useKitText()
  const { state, change, working } = props
  const sums = sumsOf(state)
  const isEmpty = state.entries.length === 0
  return (
    <section className={`surface ${classes.item}`}>
      <EmptyState
        mark={<IconCircleCheck size={28} stroke={1.5} />}
        title={text(isEmpty ? 'queue.emptyTitle' : 'queue.overTitle')}
        body={text(isEmpty ? 'queue.emptyBody' : 'queue.overBody', sums)}
      >
        {isEmpty && props.back}
        {sums.left > 0 && (
          <Button variant="default" onClick={() => change(again)}>
            {text('queue.again', { count: sums.left })}
          </Button>
        )}
      </EmptyState>
      <UndoLine working={working} />
    </section>
  )
}

/** As wide as what comes, so that nothing moves. */
export function WaitingQueue() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.queue}>
      <Skeleton height={480} className={classes.list} />
      <WaitingItem />
    </div>
  )
}

export const WaitingItem = () => (
  <div className={classes.item}>
    <Skeleton height={24} width="40%" />
    <Skeleton height={160} />
    <Skeleton height={120} />
  </div>
)
