import { useRef, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { cardLines } from './card-lines.ts'
import classes from './cards.module.css'
import type { ShownColumn } from './columns.ts'
import type { RowOf } from './list-props.ts'
import { Cell, openFromBlank, RowCheckbox, type RowProps } from './ListRow.tsx'
import type { RowsProps } from './ListTable.tsx'
import { TotalsCards } from './ListTotals.tsx'
import { useKitText } from '../text.ts'
import { rememberOpened } from './remember-opened.ts'
import { useRowFocus } from './row-focus.ts'
import { MenuOfRow } from './MenuOfRow.tsx'
import { useRowKeys } from './row-keys.ts'
import { useRowReturn } from './row-return.ts'

/** On phones each row is a card of three lines, so that nothing has to be scrolled sideways. */
export function ListCards<E extends Endpoint>({ model, props, title }: RowsProps<E>) {
  const list = useRef<HTMLUListElement>(null)
  const remember = useRowReturn(list, model.soughtRef)
  useRowKeys(list, {
    selection: props.bulkActions ? model.selection : undefined,
    peek: undefined,
  })
  const hasTicks = model.isSelecting || model.selection.count > 0
  return (
    <ul
      ref={list}
      onClickCapture={(event) => {
        remember(event)
        rememberOpened(event, { props, model })
      }}
      className={classes.cards}
      aria-label={title}
      aria-busy={model.answer.isFetching}
      data-stale={model.answer.isPlaceholderData || undefined}
    >
      {model.rows.map((row) => (
        <Card key={row.id} {...{ row, model, props, hasTicks }} />
      ))}
      {props.totals && <TotalsCards model={model} props={props} totals={props.totals} />}
    </ul>
  )
}

function Card<E extends Endpoint>(given: RowProps<E> & { hasTicks: boolean }) {
  const { row, model, props, hasTicks } = given
  const { name, state, second, start, also, end, more } = cardLines(model.shown)
  const focus = useRowFocus<HTMLLIElement>()
  const value = (column: ShownColumn<RowOf<E>> | undefined) =>
    column && (
      <Value
        key={column.key}
        label={column.label}
        of={column.render(row)}
        // A bare number says nothing.
        isTold={column.kind === 'number'}
      />
    )
  return (
    // With the keyboard a row is opened by its link.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      {...focus}
      className={classes.card}
      data-row-id={row.id}
      data-mark={props.rowMark?.(row) ?? undefined}
      onClick={openFromBlank}
    >
      {hasTicks && props.bulkActions && <RowCheckbox row={row} model={model} props={props} />}
      <div className={classes.lines}>
        <div className={classes.line}>
          <div className={classes.name}>
            {name && <Cell row={row} column={name} props={props} isFirst />}
          </div>
          {value(state)}
        </div>
        {second.length > 0 && <div className={classes.second}>{second.map(value)}</div>}
        {(start ?? end) && (
          <div className={classes.line}>
            <div>{value(start)}</div>
            <div className={classes.figures}>
              {also.map((column) => (
                <Value
                  key={column.key}
                  label={column.label}
                  of={column.render(row)}
                  isTold={false}
                />
              ))}
              {value(end)}
            </div>
          </div>
        )}
        {more.map((column) => (
          <div key={column.key}>{column.render(row)}</div>
        ))}
      </div>
      <MenuOfRow row={row} props={props} />
    </li>
  )
}

/** What it is stands in the head of a table; on a card it is read out, or told. */
function Value({ label, of, isTold }: { label: string; of: ReactNode; isTold: boolean }) {
  const text = useKitText()
  return (
    <span className={classes.value} title={label}>
      <span className={isTold ? 'quiet' : 'only-spoken'}>
        {text('recordPane.labelled', { label, value: '' })}
      </span>
      {of}
    </span>
  )
}
