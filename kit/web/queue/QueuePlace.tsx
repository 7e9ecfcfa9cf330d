import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { isLoneKey } from '../layout/lone-keys.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { useKitText } from '../text.ts'
import classes from './queue.module.css'
import { move, type QueueState } from './queue-state.ts'

interface Props<Row> {
  state: QueueState<Row>
  leave: (change: (state: QueueState<Row>) => QueueState<Row>) => Promise<void>
}

/** “14 of 98”, and the way to the one before and the one after. */
export function QueuePlace<Row>({ state, leave }: Props<Row>) {
  const text = useKitText()
  const { at, entries, total } = state
  const forth = () => void leave((now) => move(now, 1))
  const back = () => void leave((now) => move(now, -1))
  useShortcut((event) => isLoneKey(event, 'j'), forth)
  useShortcut((event) => isLoneKey(event, 'k'), back)
  // At an end it keeps the focus, and leads nowhere.
  const ends = (is: boolean) => ({
    'data-disabled': is || undefined,
    'aria-disabled': is || undefined,
  })
  return (
    <div className={classes.place}>
      <span role="status" className="numbers">
        {at < entries.length && text('queue.place', { at: at + 1, total })}
      </span>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={text('record.previous')}
        aria-keyshortcuts="k"
        {...ends(at === 0)}
        onClick={back}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={text('record.next')}
        aria-keyshortcuts="j"
        {...ends(at >= entries.length - 1)}
        onClick={forth}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
