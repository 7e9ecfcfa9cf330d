import { ActionIcon, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconTrash } from '@tabler/icons-react'
import { plainText } from '#kit/web/form/plain-text.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import type { Column } from '../contract/participant-sheet.ts'
import type { SheetRow } from '../contract/participant-sheets.endpoints.ts'
import { GridCell } from './GridCell.tsx'
import classes from './sheet.module.css'

export interface RowProps {
  row: SheetRow
  number: number
  columns: readonly Column[]
  /** The terms of the sheet, for cells that are left empty. */
  terms: Readonly<Record<string, unknown>>
  /** The last row, in which the next participant is begun. */
  isNext: boolean
  type: (cells: Partial<Record<Column, string>>) => void
  paste: (text: string, column: Column) => void
  remove: () => void
}

/** One participant: a row of the grid, on a phone a card. */
export function GridRow(props: RowProps) {
  const { row, number, columns, terms } = props
  const isDone = row.state === 'sent' || row.state === 'waiting'
  return (
    <tr data-state={row.state} className={classes.row}>
      <th scope="row" className={classes.number}>
        {number}
      </th>
      {columns.map((column) =>
        isDone ? (
          <DoneCell key={column} row={row} column={column} />
        ) : (
          <GridCell
            key={column}
            rowKey={row.key}
            number={number}
            column={column}
            value={row.cells[column] ?? ''}
            common={plainText(terms[column])}
            error={row.errors[column]}
            note={row.notes[column]}
            type={(value) => props.type({ [column]: value })}
            paste={(copied) => props.paste(copied, column)}
          />
        ),
      )}
      <td className={classes.state}>
        <RowState {...props} />
      </td>
    </tr>
  )
}

function DoneCell({ row, column }: { row: SheetRow; column: Column }) {
  const text = useText()
  const value = row.cells[column] ?? ''
  return (
    <td className={classes.done} data-column={column} data-label={text(`fields.${column}`)}>
      {column === 'language' && value ? text(`choices.language.${value}`) : value}
    </td>
  )
}

function RowState({ row, number, isNext, remove }: RowProps) {
  const text = useText()
  if (row.state === 'waiting')
    return (
      <span className={classes.waiting}>
        <Loader size={14} aria-hidden />
        {text('grid.waiting')}
      </span>
    )
  if (row.application)
    return (
      <span className={classes.sent}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden />
        <ScreenLink screen={applicationsScreens.application} query={{ id: row.application.id }}>
          {row.application.reference}
        </ScreenLink>
      </span>
    )
  return (
    <>
      {row.problem && (
        <span className={classes.refused}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {row.problem}
        </span>
      )}
      {!isNext && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('grid.remove', { row: number })}
          onClick={remove}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
