import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import type { RowAction } from './list-props.ts'
import classes from './list.module.css'

export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const text = useKitText()
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={text('list.rowMenu', { name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, danger, reason, run }) => (
          <Menu.Item
            key={key}
            leftSection={icon}
            style={danger ? { color: 'var(--mantine-color-error)' } : undefined}
            aria-disabled={reason ? true : undefined}
            closeMenuOnClick={!reason}
            onClick={() => !reason && run()}
          >
            {label}
            {reason && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
