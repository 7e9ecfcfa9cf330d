import { Popover } from '@mantine/core'
import { Suspense, type MouseEvent } from 'react'
import { Anchor, useOnceMade } from './Anchor.tsx'
import type { DropPanelProps } from './DropPanel.tsx'
import type { Opening } from './use-opening.ts'

interface Props extends Omit<DropPanelProps, 'button' | 'startsOpen' | 'onChange'> {
  opening: Opening
}

/** A link in the panel that is followed here, and in no other tab. */
const leadsAway = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent<Element>) =>
  !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a') !== null

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
      <Popover.Dropdown
        className={className}
        aria-label={label}
        onClick={(event) => {
          if (leadsAway(event)) opening.setOpen(false)
        }}
      >
        <Suspense>{children}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
