import { ActionIcon } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { preferenceTable } from '#kit/contract/preferences.ts'
import { DropMenu } from '../menu/DropMenu.tsx'
import { setPreferences, usePreferences } from '../preferences.ts'
import { useKitText } from '../text.ts'
import classes from './Navbar.module.css'

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

export function ThemeMenu() {
  const text = useKitText()
  const { theme } = usePreferences()
  const Current = icons[theme]
  const choices = preferenceTable.theme.values.map((value) => {
    const Icon = icons[value]
    return {
      key: value,
      label: text(`theme.${value}`),
      icon: <Icon size={18} stroke={1.75} aria-hidden />,
      isChosen: value === theme,
      run: () => setPreferences({ theme: value }),
    }
  })
  return (
    <DropMenu
      groups={[choices]}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.tool}
          aria-label={text('theme.current', { theme: text(`theme.${theme}`) })}
        >
          <Current size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
