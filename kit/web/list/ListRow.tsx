import type { MouseEvent } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { ScreenLink } from '../ScreenLink.tsx'
import { useKitText } from '../text.ts'
import { alignOf, type Column } from './columns.ts'
import type { ListScreenProps, RowOf } from './list-props.ts'
import classes from './table.module.css'
import { useRowFocus } from './row-focus.ts'
import { hasMenu, MenuOfRow } from './MenuOfRow.tsx'
import { Tick } from './Tick.tsx'
import type { ListModel } from './use-list.ts'

export interface RowProps<E extends Endpoint> {
  row: RowOf<E>
  model: ListModel<E>
  props: ListScreenProps<E>
}

/** A click beside links and buttons opens the row, unless words are being marked. */
export function openFromBlank(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement
  if (target.closest('a, button, input, label') || getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('a[data-opens]')?.click()
}

export function ListRow<E extends Endpoint>({ row, model, props }: RowProps<E>) {
  const isSelected = model.selection.has(row.id)
  const focus = useRowFocus<HTMLTableRowElement>()
  return (
    <tr
      {...focus}
      data-row-id={row.id}
      data-opens={props.opens ? true : undefined}
      data-selected={isSelected || undefined}
      data-mark={props.rowMark?.(row) ?? undefined}
      onClick={openFromBlank}
    >
      {props.bulkActions && (
        <td className={classes.tickCell}>
          <RowCheckbox row={row} model={model} props={props} />
        </td>
      )}
      {model.shown.map((column, index) => (
        <td key={column.key} data-column={column.key} data-align={alignOf(column)}>
          <div className={classes.cell} data-wraps={column.wraps}>
            <Cell {...{ row, column, props }} isFirst={index === 0} />
          </div>
        </td>
      ))}
      {hasMenu(props) && (
        <td className={classes.menuCell}>
          <MenuOfRow row={row} props={props} />
        </td>
      )}
    </tr>
  )
}

export function RowCheckbox<E extends Endpoint>({ row, model, props }: RowProps<E>) {
  const text = useKitText()
  return (
    <Tick
      label={text('list.select', { name: props.rowName(row) })}
      checked={model.selection.has(row.id)}
      onChange={(_, isRange) => {
        const ids = isRange ? model.rows.map(({ id }) => id) : []
        model.selection.toggle(row.id, ids)
      }}
    />
  )
}

/** The first cell is the link that opens the row. */
export function Cell<E extends Endpoint>(given: {
  row: RowOf<E>
  column: Column<RowOf<E>>
  props: ListScreenProps<E>
  isFirst: boolean
}) {
  const { row, column, props, isFirst } = given
  const content = column.render(row)
  if (!isFirst || !props.opens) return content
  const { screen, params, query } = props.opens(row)
  return (
    <ScreenLink
      screen={screen}
      {...({ params, query } as object)}
      className={classes.opener}
      data-opens=""
    >
      {content}
    </ScreenLink>
  )
}
