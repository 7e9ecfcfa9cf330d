import { Popover } from '@mantine/core'
import { Suspense } from 'react'
import { Anchor, useOnceMade } from './Anchor.tsx'
import type { DropPanelProps } from './DropPanel.tsx'
import type { Opening } from './use-opening.ts'

interface Props extends Omit<DropPanelProps, 'button' | 'startsOpen' | 'onChange'> {
  opening: Opening
}

export function OpenedPanel(props: Props) {
  const { opening, position = 'bottom-end', width, label, className, children } = props
  const isOpen = useOnceMade(opening.isOpen)
  return (
    <Popover
      id={opening.id}
      opened={isOpen}
      onChange={opening.setOpen}
      position={position}
      width={width}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor of={opening.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={label}>
        <Suspense>{children}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
