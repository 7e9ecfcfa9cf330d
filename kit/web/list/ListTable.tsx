import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { ListScreenProps } from './list-props.ts'
import classes from './table.module.css'
import { ListHead } from './ListHead.tsx'
import { hasMenu } from './MenuOfRow.tsx'
import { ListRow } from './ListRow.tsx'
import type { Peek } from './peek.ts'
import { tellWhole } from './cut-words.ts'
import { rememberOpened } from './remember-opened.ts'
import { useRowKeys } from './row-keys.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useRowReturn } from './row-return.ts'
import type { ListModel } from './use-list.ts'

const TotalsFoot = lazy(() => import('./ListTotals.tsx').then((m) => ({ default: m.TotalsFoot })))

export interface RowsProps<E extends Endpoint> {
  model: ListModel<E>
  props: ListScreenProps<E>
  title: string
  peek?: Peek | undefined
}

/** A real table of one line a row; its head stays in view while the rows are read. */
export function ListTable<E extends Endpoint>({ model: whole, props, title, peek }: RowsProps<E>) {
  const frame = useRef<HTMLDivElement>(null)
  const [hasSums, setSums] = useState(false)
  const tellSums = useCallback(() => setSums(true), [])
  const { density, scrolls } = whole.memory
  const laid = useColumnWidths(frame, {
    columns: whole.shown,
    density,
    scrolls,
    hasSums,
  })
  const { fold } = whole
  const folded = laid?.folded.join(' ')
  useEffect(() => {
    if (folded !== undefined) fold(folded.split(' ').filter(Boolean))
  }, [folded, fold])
  const shown = laid ? whole.shown.filter(({ key }) => laid.widths[key] !== undefined) : whole.shown
  const model: ListModel<E> = { ...whole, shown }
  const remember = useRowReturn(frame, model.soughtRef)
  useRowKeys(frame, { selection: props.bulkActions ? model.selection : undefined, peek })
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-scrolls={(laid && scrolls) || undefined}
      data-scroll-restoration-id={model.list.tableState}
      onClickCapture={(event) => {
        remember(event)
        rememberOpened(event, { props, model })
      }}
    >
      {/* Words that are cut short are told of what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={classes.table}
        data-density={density}
        data-laid={laid ? true : undefined}
        aria-busy={model.answer.isFetching}
        data-stale={model.answer.isPlaceholderData || undefined}
        onMouseOver={tellWhole}
        onFocus={(event) => {
          tellWhole(event)
          const row = (event.target as Element).closest<HTMLElement>('[data-row-id]')
          if (row) peek?.follow(row.dataset['rowId'] ?? '')
        }}
      >
        <caption className="only-spoken">{title}</caption>
        {laid && (
          <colgroup>
            {props.bulkActions && <col className={classes.tickColumn} />}
            {shown.map(({ key }) => (
              <col key={key} style={{ inlineSize: laid.widths[key] }} />
            ))}
            {hasMenu(props) && <col className={classes.menuColumn} />}
          </colgroup>
        )}
        <ListHead model={model} props={props} />
        <tbody>
          {model.rows.map((row) => (
            <ListRow key={row.id} row={row} model={model} props={props} />
          ))}
        </tbody>
        {props.totals && (
          <Suspense>
            <TotalsFoot model={model} props={props} totals={props.totals} tell={tellSums} />
          </Suspense>
        )}
      </table>
    </div>
  )
}
