import { IconHome } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { appConfig } from '../app-config.ts'
import { useSession } from '../session.ts'
import { useKitText } from '../text.ts'
import classes from './BlankLayout.module.css'
import { Footer } from './Footer.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Around screens without navigation: for visitors, and for what stands alone. */
export function BlankLayout() {
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={`${classes.header} no-print`}>
        <a href="/" className={classes.brand}>
          <Logo />
          {appConfig.title}
        </a>
        <div className={classes.ways}>
          <WayHome />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

/** Whoever is signed in and opened a form from the portal finds the way back to it on each page. */
function WayHome() {
  const text = useKitText()
  const isSignedIn = useSession().person !== null
  if (!isSignedIn) return null
  return (
    <a href="/" className={classes.home}>
      <IconHome size={20} stroke={1.5} aria-hidden />
      <span>{text('actions.toHome')}</span>
    </a>
  )
}
