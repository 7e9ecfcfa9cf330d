import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { Anchor, useOnceMade } from './Anchor.tsx'
import type { DropMenuProps, MenuEntry } from './DropMenu.tsx'
import classes from './menu.module.css'
import type { Opened } from './use-opening.ts'

interface Props extends Omit<DropMenuProps, 'button'> {
  opening: Opened
  /** Below what can be chosen. */
  foot?: ReactNode
}

export function OpenedMenu(props: Props) {
  const { opening, groups, head, position = 'bottom-end', returnsFocus = true } = props
  const isOpen = useOnceMade(opening.isOpen)
  const shown = groups.filter((group) => group.length > 0)
  return (
    <Menu
      id={opening.id}
      opened={isOpen}
      onChange={opening.setOpen}
      position={position}
      returnFocus={returnsFocus}
      withinPortal={props.withinPortal ?? true}
      {...(props.width && { width: props.width })}
    >
      <Menu.Target>
        <Anchor of={opening.anchor} />
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          if (event.key === 'Tab') opening.setOpen(false)
        }}
      >
        {head}
        {shown.map((group, at) => (
          <Fragment key={group[0]?.key}>
            {(at > 0 || head) && <Menu.Divider role="separator" />}
            {group.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Fragment>
        ))}
        {props.foot}
      </Menu.Dropdown>
    </Menu>
  )
}

function Entry({ entry: { label, icon, danger, reason, isChosen, run } }: { entry: MenuEntry }) {
  return (
    <Menu.Item
      {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen })}
      leftSection={icon}
      rightSection={isChosen ? <IconCheck size={16} aria-hidden /> : null}
      style={danger ? { color: 'var(--mantine-color-error)' } : undefined}
      aria-disabled={reason ? true : undefined}
      closeMenuOnClick={!reason}
      onClick={() => {
        if (!reason) void run()
      }}
    >
      {label}
      {reason && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  )
}
