import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useKitText } from '../text.ts'
import classes from './list.module.css'
import type { ListModel } from './use-list.ts'

/** On a phone the cards have ticks once somebody asks for them. */
export function SelectToggle<E extends Endpoint>({ model }: { model: ListModel<E> }) {
  const text = useKitText()
  const { selection, isSelecting, setSelecting } = model
  const hasTicks = isSelecting || selection.count > 0
  return (
    <Button
      className={classes.selectToggle}
      variant={hasTicks ? 'light' : 'default'}
      aria-pressed={hasTicks}
      leftSection={<IconListCheck size={16} stroke={1.75} aria-hidden />}
      onClick={() => {
        setSelecting(!hasTicks)
        if (hasTicks) selection.clear()
      }}
    >
      {text(hasTicks ? 'list.selectEnd' : 'list.selectBegin')}
    </Button>
  )
}
