import { Menu, UnstyledButton } from '@mantine/core'
import { IconAdjustments, IconKeyboard, IconLogout } from '@tabler/icons-react'
import { usePerson } from '../session.ts'
import { Face } from '../show/Face.tsx'
import { useKitText } from '../text.ts'
import classes from './AccountMenu.module.css'
import { openCustomizer } from './CustomizerButton.tsx'
import { openShortcutHelp } from './ShortcutHelpHost.tsx'

export function AccountMenu({ signOut }: { signOut: () => void }) {
  const text = useKitText()
  const person = usePerson()
  if (!person) return null
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <span className="only-spoken">{text('account.menu')}</span>
          <Face name={person.name} url={person.avatarUrl} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{person.name}</strong>
          <span>{person.email}</span>
          <span>{person.role}</span>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconAdjustments size={18} aria-hidden />} onClick={openCustomizer}>
          {text('customizer.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={18} aria-hidden />} onClick={openShortcutHelp}>
          {text('shortcuts.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={signOut}>
          {text('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
