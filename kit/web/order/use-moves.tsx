import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { RowAction } from '../list/list-props.ts'
import { useText } from '../text.ts'
import type { Placed } from './OrderedList.tsx'

/** What a row's menu offers to put it higher or lower; its words are `order.up` and `order.down`. */
export function useMoves({ id, at, count, moveTo }: Placed): RowAction[] {
  const text = useText()
  const up = {
    key: 'up',
    label: text('order.up'),
    icon: <IconArrowUp size={16} aria-hidden />,
    run: () => moveTo(id, at - 1),
  }
  const down = {
    key: 'down',
    label: text('order.down'),
    icon: <IconArrowDown size={16} aria-hidden />,
    run: () => moveTo(id, at + 1),
  }
  return [...(at > 0 ? [up] : []), ...(at < count - 1 ? [down] : [])]
}
