import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded, Page } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import classes from '../dashboard.module.css'
import card from '../cards/card.module.css'
import rows from './rows.module.css'

/** So many rows fit below the figures, of a page of the list. */
export const rowsShown = 7
export const pageOfRows = '10'

interface WorkRowsProps<Row> {
  /** As the words for none of it are called. */
  name: string
  answer: Loaded<Page<Row>>
  isLate?: (row: Row) => boolean
  line: (row: Row) => ReactNode
}

/** The first rows of a list, or why there are none. */
export function WorkRows<Row extends { id: string }>(props: WorkRowsProps<Row>) {
  const text = useText()
  const { data, error, refetch } = props.answer
  if (!data && error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <WaitingRows />
  if (data.data.length === 0)
    return <p className={card.empty}>{text(`work.${props.name}.empty`)}</p>
  return (
    <ul className={rows.rows}>
      {data.data.slice(0, rowsShown).map((row) => (
        <li key={row.id} data-late={props.isLate?.(row) || undefined}>
          {props.line(row)}
        </li>
      ))}
    </ul>
  )
}

function WaitingRows() {
  const text = useKitText()
  return (
    <div className={classes.waiting}>
      <span className="only-spoken" role="status">
        {text('states.loading')}
      </span>
      <div className={rows.waitingRows} aria-hidden>
        {Array.from({ length: rowsShown }, (_, at) => (
          <Skeleton key={at} height={12} width={`${50 + ((at * 7) % 30)}%`} />
        ))}
      </div>
    </div>
  )
}
