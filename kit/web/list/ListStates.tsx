import { Button, Skeleton } from '@mantine/core'
import { IconFilterOff, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { EmptyState } from '../show/EmptyState.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

export const FailedList = ProblemState

export function EmptyList<E extends Endpoint>(given: {
  model: ListModel<E>
  words: { title: string; body: string } | undefined
  action: ReactNode
}) {
  const { model, words, action } = given
  const text = useKitText()
  if (!model.isFiltered)
    return (
      <EmptyState
        mark={<IconInbox size={28} stroke={1.5} />}
        title={words?.title ?? text('list.emptyTitle')}
        body={words?.body ?? text('list.emptyBody')}
      >
        {action}
      </EmptyState>
    )
  const { search, isSearchAlone } = model
  return (
    <EmptyState
      mark={<IconFilterOff size={28} stroke={1.5} />}
      title={isSearchAlone ? text('list.notFoundTitle', { search }) : text('list.noMatchTitle')}
      body={text(isSearchAlone ? 'list.notFoundBody' : 'list.noMatchBody')}
    >
      <Button variant="default" onClick={() => model.clear({ search: null })}>
        {text(isSearchAlone ? 'list.clearSearch' : 'list.clearFilters')}
      </Button>
    </EmptyState>
  )
}

const placeholders = Array.from({ length: 10 }, (_, index) => index)

/** As tall as rows are, so that nothing moves when they come. */
export function WaitingList<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  return (
    <div className={classes.waiting} data-density={model.memory.density}>
      <span className="only-spoken" role="status">
        {text('list.loading')}
      </span>
      {placeholders.map((place) => (
        <div key={place} className={classes.waitingRow} aria-hidden>
          <Skeleton height={12} width={`${30 + ((place * 7) % 20)}%`} />
          <Skeleton height={12} width="14%" />
          <Skeleton height={12} width="18%" />
        </div>
      ))}
    </div>
  )
}
