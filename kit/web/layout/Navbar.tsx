import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { appConfig } from '../app-config.ts'
import { useKitText } from '../text.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { CustomizerButton } from './CustomizerButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import classes from './Navbar.module.css'
import { NoticeBell, type NoticeBellProps } from './NoticeBell.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

interface NavbarProps extends NoticeBellProps {
  openDrawer: () => void
  isDrawerOpen: boolean
  signOut: () => void
}

export function Navbar(props: NavbarProps) {
  const text = useKitText()
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes.burger}
        aria-label={text('navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={props.isDrawerOpen}
        onClick={props.openDrawer}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      <Link to="/" search={{}} className={classes.brand}>
        <Logo />
        {appConfig.title}
      </Link>
      <Breadcrumb />
      <div className={classes.tools}>
        <PaletteButton />
        <LanguageSwitch />
        <span className={classes.wideOnly}>
          <ThemeMenu />
          <CustomizerButton />
        </span>
        <NoticeBell Latest={props.Latest} />
        <AccountMenu signOut={props.signOut} />
      </div>
    </div>
  )
}
