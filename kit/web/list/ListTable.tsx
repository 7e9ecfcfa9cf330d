import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { lazy, Suspense, useRef } from 'react'
import type { ListScreenProps } from './list-props.ts'
import classes from './table.module.css'
import { ListHead } from './ListHead.tsx'
import { ListRow } from './ListRow.tsx'
import { useOverflow } from './overflow.ts'
import { rowKeys } from './row-keys.ts'
import { useRowReturn } from './row-return.ts'
import type { ListModel } from './use-list.ts'

const TotalsFoot = lazy(() => import('./ListTotals.tsx').then((m) => ({ default: m.TotalsFoot })))

export interface RowsProps<E extends Endpoint> {
  model: ListModel<E>
  props: ListScreenProps<E>
  title: string
}

/** A real table; its head stays in view while the rows are read. */
export function ListTable<E extends Endpoint>({ model, props, title }: RowsProps<E>) {
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(frame)
  const remember = useRowReturn(frame)
  const toggle = props.bulkActions ? model.selection.toggle : undefined
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-overflows={overflows || undefined}
      data-scroll-restoration-id={model.list.tableState}
      onClickCapture={remember}
    >
      {/* The keys move between the rows' links, which have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={classes.table}
        data-density={model.memory.density}
        aria-busy={model.answer.isFetching}
        data-stale={model.answer.isPlaceholderData || undefined}
        onKeyDown={(event) => rowKeys(event, toggle)}
      >
        <caption className="only-spoken">{title}</caption>
        <ListHead model={model} props={props} />
        <tbody>
          {model.rows.map((row) => (
            <ListRow key={row.id} row={row} model={model} props={props} />
          ))}
        </tbody>
        {props.totals && (
          <Suspense>
            <TotalsFoot model={model} props={props} totals={props.totals} />
          </Suspense>
        )}
      </table>
    </div>
  )
}
