import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { appConfig } from '../app-config.ts'
import { setPreferences, usePreferences } from '../preferences.ts'
import { useKitText } from '../text.ts'
import { Logo } from './Logo.tsx'
import { NavTree } from './NavTree.tsx'
import classes from './Sidebar.module.css'

/**
 * The navigation at the side. Folded, it is a rail of icons that opens over the page while the
 * pointer or the focus is in it; style sheets do that, by what `<html>` says.
 */
export function Sidebar() {
  return (
    <aside className={`${classes.sidebar} no-print`}>
      <div className={classes.head}>
        <Link to="/" search={{}} className={classes.brand}>
          <Logo />
          <span className={classes.title}>{appConfig.title}</span>
        </Link>
        <PinButton />
      </div>
      <div className={classes.scroll}>
        <NavTree />
      </div>
    </aside>
  )
}

function PinButton() {
  const text = useKitText()
  const isFolded = usePreferences().isVerticalNavCollapsed === 'true'
  const PinIcon = isFolded ? IconPin : IconPinnedOff
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      className={classes.pin}
      aria-label={text(isFolded ? 'navigation.pin' : 'navigation.unpin')}
      onClick={() => setPreferences({ isVerticalNavCollapsed: isFolded ? 'false' : 'true' })}
    >
      <PinIcon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
