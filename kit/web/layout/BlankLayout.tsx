import { Outlet } from '@tanstack/react-router'
import { appConfig } from '../app-config.ts'
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
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
