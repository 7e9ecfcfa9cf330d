import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { BoardColumn } from '../../contract/leads.endpoints.ts'
import { StatusText } from '../pieces/StatusText.tsx'
import { useBoard } from './board-context.ts'
import classes from './board.module.css'

interface Props {
  column: BoardColumn
  figures: Pick<BoardColumn, 'count' | 'amount' | 'all'>
  fold: (() => void) | undefined
}

/** What a column is called, how many leads it has of how many it is to hold, and what they may bring. */
export function ColumnHead({ column, figures, fold }: Props) {
  const text = useText()
  const { add, isNarrowed } = useBoard()
  const name = useBilingual()(column.name)
  const { description, kind, isChoosable } = column
  const title = (
    <h2 className={classes.title}>
      <StatusText status={column} />
    </h2>
  )
  return (
    <header className={classes.head}>
      {description ? <Tooltip label={description}>{title}</Tooltip> : title}
      <span className={`no-print ${classes.tools}`}>
        {add && kind === 'open' && isChoosable && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={text('board.addTo', { name })}
            onClick={() => add(column.id)}
          >
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        )}
        {fold && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-expanded
            aria-label={text('board.fold', { name })}
            onClick={fold}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
      <p className={classes.figures}>
        <Count column={{ ...column, ...figures }} isNarrowed={isNarrowed} />
        <Money value={figures.amount} />
      </p>
    </header>
  )
}

/** “12”, narrowed “4 of 12”, and where there is a limit “7/5”, which is told when it is passed. */
function Count(props: { column: BoardColumn; isNarrowed: boolean }) {
  const text = useText()
  const { column, isNarrowed } = props
  const { softLimit, count, all } = column
  const whole = isNarrowed ? all : count
  const isPassed = softLimit !== null && whole > softLimit
  return (
    <span className={classes.count}>
      <span className="numbers">
        {isNarrowed && text('board.countOf', { count, all })}
        {!isNarrowed && softLimit === null && count}
        {!isNarrowed && softLimit !== null && text('board.countLimit', { count, limit: softLimit })}
      </span>
      {isPassed && <ToneBadge tone="warning">{text('board.passed')}</ToneBadge>}
    </span>
  )
}
