import { useRef } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import classes from './cards.module.css'
import { Cell, openFromBlank, RowCheckbox, type RowProps } from './ListRow.tsx'
import type { RowsProps } from './ListTable.tsx'
import { TotalsCards } from './ListTotals.tsx'
import { useRowFocus } from './row-focus.ts'
import { RowMenu } from './RowMenu.tsx'
import { useRowReturn } from './row-return.ts'

/** On phones each row is a card, so that nothing has to be scrolled sideways. */
export function ListCards<E extends Endpoint>({ model, props, title }: RowsProps<E>) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul
      ref={list}
      onClickCapture={useRowReturn(list)}
      className={classes.cards}
      aria-label={title}
      aria-busy={model.answer.isFetching}
      data-stale={model.answer.isPlaceholderData || undefined}
    >
      {model.rows.map((row) => (
        <Card key={row.id} row={row} model={model} props={props} />
      ))}
      {props.totals && <TotalsCards model={model} props={props} totals={props.totals} />}
    </ul>
  )
}

function Card<E extends Endpoint>({ row, model, props }: RowProps<E>) {
  const [first, ...others] = model.shown
  const focus = useRowFocus<HTMLLIElement>()
  return (
    // With the keyboard a row is opened by its link.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li {...focus} className={classes.card} data-row-id={row.id} onClick={openFromBlank}>
      <div className={classes.cardHead}>
        {props.bulkActions && <RowCheckbox row={row} model={model} props={props} />}
        <div className={classes.cardName}>
          {first && <Cell row={row} column={first} props={props} isFirst />}
        </div>
        {props.rowActions && <RowMenu name={props.rowName(row)} actions={props.rowActions(row)} />}
      </div>
      <dl className={classes.cardFields}>
        {others.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
