import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { preferenceTable } from '#kit/contract/preferences.ts'
import { setPreferences, usePreferences } from '../preferences.ts'
import { useKitText } from '../text.ts'
import classes from './Navbar.module.css'

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

export function ThemeMenu() {
  const text = useKitText()
  const { theme } = usePreferences()
  const Current = icons[theme]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.tool}
          aria-label={text('theme.current', { theme: text(`theme.${theme}`) })}
        >
          <Current size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {preferenceTable.theme.values.map((value) => {
          const Icon = icons[value]
          return (
            <Menu.Item
              key={value}
              role="menuitemradio"
              aria-checked={value === theme}
              leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
              rightSection={value === theme ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => setPreferences({ theme: value })}
            >
              {text(`theme.${value}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
