import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { DropMenu } from '../menu/DropMenu.tsx'
import { useKitText } from '../text.ts'
import type { RowAction } from './list-props.ts'

interface Props {
  name: string
  actions: readonly RowAction[]
  withinPortal?: boolean
}

export function RowMenu({ name, actions, withinPortal = true }: Props) {
  if (actions.length === 0) return null
  return (
    <DropMenu groups={[actions]} withinPortal={withinPortal} button={<MenuButton name={name} />} />
  )
}

/** Three dots, called after what they are the menu of. */
export function MenuButton({
  name,
  ...button
}: { name: string } & ActionIconProps & ComponentProps<'button'>) {
  const text = useKitText()
  return (
    <ActionIcon
      {...button}
      variant="subtle"
      color="gray"
      size={28}
      aria-label={text('list.rowMenu', { name })}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  )
}
