import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { BoardColumn } from '../../contract/leads.endpoints.ts'
import { StatusMark } from '../pieces/StatusText.tsx'
import { useBoard } from './board-context.ts'
import { figuresWith } from './board-order.ts'
import classes from './board.module.css'

/** So long a card rests over it until it unfolds. */
const rest = 600

interface Props {
  column: BoardColumn
  isOver: boolean
  unfold: () => void
}

/** A column of which name and count alone are seen; what is dropped on it comes first. */
export function FoldedColumn({ column, isOver, unfold }: Props) {
  const text = useText()
  const { shifts } = useBoard()
  const name = useBilingual()(column.name)
  const { count } = figuresWith(column, shifts)
  const open = useEffectEvent(unfold)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => open(), rest)
    return () => clearTimeout(timer)
  }, [isOver])
  return (
    <button
      type="button"
      className={classes.folded}
      data-board-column={column.id}
      data-over={isOver || undefined}
      aria-expanded={false}
      aria-label={text('board.unfold', { name, count })}
      onClick={unfold}
    >
      <IconChevronRight size={16} aria-hidden />
      <StatusMark color={column.color} />
      <span className={classes.foldedName}>{name}</span>
      <span className="numbers">{count}</span>
    </button>
  )
}
