import { Select } from '@mantine/core'
import { useState } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { BoardColumnView } from './BoardColumnView.tsx'
import { useBoard } from './board-context.ts'
import classes from './board.module.css'
import { FoldedColumn } from './FoldedColumn.tsx'
import { useFolded } from './use-folded.ts'

/** All columns side by side; on a phone the chosen one. */
export function BoardColumns() {
  const { columns, isPhone, lift, drag } = useBoard()
  const text = useText()
  const bilingual = useBilingual()
  const folded = useFolded()
  const [chosen, choose] = useState<string | null>(null)
  const one = columns.find(({ id }) => id === (lift.lifted?.to.statusId ?? chosen)) ?? columns[0]
  const shown = isPhone && one ? [one] : columns
  return (
    <>
      {isPhone && one && (
        <Select
          className={`no-print ${classes.picker}`}
          label={text('fields.statusId')}
          allowDeselect={false}
          value={one.id}
          onChange={choose}
          data={columns.map(({ id, name, count }) => ({
            value: id,
            label: text('board.option', { name: bilingual(name), count }),
          }))}
        />
      )}
      <div className={classes.board} data-board>
        {shown.map((column) =>
          !isPhone && folded.isFolded(column) && lift.lifted?.to.statusId !== column.id ? (
            <FoldedColumn
              key={column.id}
              column={column}
              isOver={drag.over?.statusId === column.id}
              unfold={() => folded.set(column.id, false)}
            />
          ) : (
            <BoardColumnView
              key={column.id}
              column={column}
              {...(!isPhone && { fold: () => folded.set(column.id, true) })}
            />
          ),
        )}
      </div>
    </>
  )
}
