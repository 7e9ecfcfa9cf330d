import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded, Page } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './dashboard.module.css'

interface QueueProps<Row> {
  name: 'mine' | 'unassigned' | 'decide' | 'care' | 'tasks'
  answer: Loaded<Page<Row>>
  /** To the whole of it, with so many rows. */
  all: (words: string) => ReactNode
  line: (row: Row) => ReactNode
}

/** The most urgent of what waits for somebody, and the way to the rest. */
export function Queue<Row extends { id: string }>({ name, answer, all, line }: QueueProps<Row>) {
  const text = useText()
  const { data, error } = answer
  const count = data?.meta.total ?? 0
  return (
    <section className={`surface ${classes.queue}`}>
      <header>
        <h2>{text(`queues.${name}.title`)}</h2>
        {count > 0 && all(text('queues.all', { count }))}
      </header>
      {error && <ProblemState error={error} retry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height={120} />}
      {data?.data.length === 0 && <p className="quiet">{text(`queues.${name}.empty`)}</p>}
      <ul>
        {data?.data.map((row) => (
          <li key={row.id}>{line(row)}</li>
        ))}
      </ul>
    </section>
  )
}
