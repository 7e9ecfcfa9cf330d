import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../text.ts'
import classes from './order.module.css'
import type { DragOrder } from './use-drag-order.ts'

interface Props {
  id: string
  name: string
  at: number
  count: number
  drag: DragOrder
  moveTo: (id: string, to: number) => void
}

/** What tells how rows are put in order stands under this id. */
export const orderHelp = 'order-help'
export const handleId = (id: string) => `handle-${id}`

const keys: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves its row by drag or by the arrow keys; it is called by the module's string `order.handle`. */
export function OrderHandle({ id, name, at, count, drag, moveTo }: Props) {
  const text = useText()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = keys[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = at + by
    if (to >= 0 && to < count) moveTo(id, to)
  }
  return (
    <button
      type="button"
      id={handleId(id)}
      className={`no-print ${classes.handle}`}
      aria-label={text('order.handle', { name })}
      aria-describedby={orderHelp}
      onKeyDown={onKeyDown}
      {...drag.handle(id)}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  )
}
