import { ActionIcon, Checkbox, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useKitText } from '../text.ts'
import { densities } from './list-memory.ts'
import { listViews } from './list-views.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

/** Which columns are shown, in which order, and how high rows are. */
export function ColumnChoice<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  const { columns, remember, memory } = model
  const { Menu } = listViews
  const { parameters, order, hidden, density } = { ...memory, parameters: model.parameters }
  return (
    <>
      {Menu && (
        <Menu
          list={model.list.tableState}
          present={{ parameters, order, hidden, density }}
          show={model.showView}
        />
      )}
      <p className={classes.menuLabel}>{text('list.columns')}</p>
      <ul className={classes.columnList}>
        {columns.map((column, index) => (
          <li key={column.key}>
            <Checkbox
              label={
                model.folded.includes(column.key)
                  ? text('list.columnFolded', { column: column.label })
                  : column.label
              }
              checked={column.isShown}
              disabled={column.hideable === false}
              onChange={() => remember(shownOrHidden(model, column.key))}
            />
            <Mover model={model} index={index} by={-1} />
            <Mover model={model} index={index} by={1} />
          </li>
        ))}
      </ul>
      {(model.folded.length > 0 || memory.scrolls) && (
        <Checkbox
          className={classes.scrolls}
          label={text('list.scrolls')}
          checked={memory.scrolls}
          onChange={() => remember({ scrolls: !memory.scrolls })}
        />
      )}
      <p className={classes.menuLabel}>{text('list.density')}</p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={text('list.density')}
        value={memory.density}
        data={densities.map((value) => ({ value, label: text(`list.densities.${value}`) }))}
        onChange={(density) => remember({ density })}
      />
    </>
  )
}

function shownOrHidden<E extends Endpoint>({ columns }: ListModel<E>, key: string) {
  const hidden = columns
    .filter((column) => (column.key === key ? column.isShown : !column.isShown))
    .map((column) => column.key)
  return { hidden, order: columns.map((column) => column.key) }
}

function Mover<E extends Endpoint>(given: { model: ListModel<E>; index: number; by: 1 | -1 }) {
  const text = useKitText()
  const { model, index, by } = given
  const { columns, remember } = model
  const other = index + by
  const MoverIcon = by < 0 ? IconChevronUp : IconChevronDown
  const move = () => {
    const order = columns.map(({ key }) => key)
    const moved = order.splice(index, 1)
    order.splice(other, 0, ...moved)
    const hidden = columns.filter(({ isShown }) => !isShown).map(({ key }) => key)
    remember({ order, hidden })
  }
  // The first column is the row's name and stays where it is.
  const isFixed = index === 0 || other === 0 || other >= columns.length
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={26}
      disabled={isFixed}
      aria-label={text(by < 0 ? 'list.moveUp' : 'list.moveDown', {
        column: columns[index]?.label ?? '',
      })}
      onClick={move}
    >
      <MoverIcon size={16} aria-hidden />
    </ActionIcon>
  )
}
