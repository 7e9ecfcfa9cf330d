import { UnstyledButton } from '@mantine/core'
import { IconAdjustments, IconKeyboard, IconLogout } from '@tabler/icons-react'
import { DropMenu } from '../menu/DropMenu.tsx'
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
  const help = [
    {
      key: 'look',
      label: text('customizer.open'),
      icon: <IconAdjustments size={18} aria-hidden />,
      run: openCustomizer,
    },
    {
      key: 'shortcuts',
      label: text('shortcuts.title'),
      icon: <IconKeyboard size={18} aria-hidden />,
      run: openShortcutHelp,
    },
  ]
  const leave = {
    key: 'signOut',
    label: text('account.signOut'),
    icon: <IconLogout size={18} aria-hidden />,
    run: signOut,
  }
  return (
    <DropMenu
      width={260}
      groups={[help, [leave]]}
      head={
        <div className={classes.who}>
          <strong>{person.name}</strong>
          <span>{person.email}</span>
          <span>{person.role}</span>
        </div>
      }
      button={
        <UnstyledButton className={classes.button}>
          <span className="only-spoken">{text('account.menu')}</span>
          <Face name={person.name} url={person.avatarUrl} />
        </UnstyledButton>
      }
    />
  )
}
