import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Sort } from '#kit/contract/define-list.ts'
import { useKitText } from '../text.ts'
import { alignOf, type ShownColumn } from './columns.ts'
import type { ListScreenProps } from './list-props.ts'
import { hasMenu } from './MenuOfRow.tsx'
import classes from './table.module.css'
import sorting from './sort.module.css'
import { nextSort } from './sorting.ts'
import { Tick } from './Tick.tsx'
import type { ListModel } from './use-list.ts'

export function ListHead<E extends Endpoint>(given: {
  model: ListModel<E>
  props: ListScreenProps<E>
}) {
  const { model, props } = given
  const text = useKitText()
  return (
    <thead className={classes.head}>
      <tr>
        {props.bulkActions && (
          <th scope="col" className={classes.tickCell}>
            <PageCheckbox model={model} />
          </th>
        )}
        {model.shown.map((column, index) => (
          <HeadCell
            key={column.key}
            isFirst={index === 0}
            column={column}
            sort={model.query.sort}
            change={(sort) => model.change({ sort })}
          />
        ))}
        {hasMenu(props) && (
          <th scope="col" className={classes.menuCell}>
            <span className="only-spoken">{text('list.actionsColumn')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function PageCheckbox<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  const ids = model.rows.map(({ id }) => id)
  const chosen = ids.filter(model.selection.has).length
  return (
    <Tick
      label={text('list.selectPage')}
      checked={chosen > 0 && chosen === ids.length}
      isPartial={chosen > 0 && chosen < ids.length}
      onChange={(checked) => model.selection.setMany(ids, checked)}
    />
  )
}

interface HeadCellProps<Row> {
  isFirst: boolean
  column: ShownColumn<Row>
  sort: readonly Sort[]
  change: (sort: Sort[]) => void
}

function HeadCell<Row>({ isFirst, column, sort, change }: HeadCellProps<Row>) {
  const at = sort.findIndex(({ by }) => by === column.sortKey)
  const own = sort[at]
  const direction = own && (own.descending ? 'descending' : 'ascending')
  return (
    <th
      scope="col"
      className={isFirst ? classes.named : undefined}
      data-column={column.key}
      data-align={alignOf(column)}
      aria-sort={at === 0 ? direction : undefined}
    >
      {column.sortKey ? (
        <SortButton {...{ column, sort, change }} at={at} />
      ) : (
        <span className={sorting.label} title={column.label}>
          {column.head}
        </span>
      )}
    </th>
  )
}

function SortButton<Row>({
  column,
  sort,
  change,
  at,
}: Omit<HeadCellProps<Row>, 'isFirst'> & { at: number }) {
  const text = useKitText()
  const own = sort[at]
  const SortIcon = own ? (own.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <button
      type="button"
      className={sorting.sort}
      data-sorted={own ? true : undefined}
      title={`${column.label} · ${text('list.sortHint')}`}
      onClick={(event) => change(nextSort(sort, column.sortKey ?? '', event.shiftKey))}
    >
      <span className={sorting.label}>{column.head}</span>
      <SortIcon size={14} aria-hidden />
      {own && sort.length > 1 && <sup>{at + 1}</sup>}
    </button>
  )
}
