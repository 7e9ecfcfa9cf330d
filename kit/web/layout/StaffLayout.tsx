import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import '@mantine/core/styles.layer.css'
import './font-extended.css'
import './nav-colors.css'
import { useDisclosure } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { fetchAtRest } from '../at-rest.ts'
import { usePreferences } from '../preferences.ts'
import { Footer } from './Footer.tsx'
import { Navbar } from './Navbar.tsx'
import type { NoticeBellProps } from './NoticeBell.tsx'
import { ScreenTabs } from './ScreenTabs.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import classes from './StaffLayout.module.css'
import { useLiveEvents } from './use-live-events.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { ShortcutHelpHost } from './ShortcutHelpHost.tsx'

const HorizontalNav = lazy(() =>
  import('./HorizontalNav.tsx').then((m) => ({ default: m.HorizontalNav })),
)
/** What nearly every further screen opens: menus, panels and choices. */
const atRest = [
  () => import('../menu/OpenedMenu.tsx'),
  () => import('../menu/OpenedPanel.tsx'),
  () => import('../list/OpenedRecordMenu.tsx'),
]
const NavDrawer = lazy(() => import('./NavDrawer.tsx').then((m) => ({ default: m.NavDrawer })))

export interface StaffLayoutProps extends NoticeBellProps {
  signOut: () => void
}

/** Around everything behind the sign-in: navigation, navbar, content, footer. */
export function StaffLayout({ signOut, Latest }: StaffLayoutProps) {
  const isHorizontal = usePreferences().appContentLayoutNav === 'horizontal'
  const [isDrawerOpen, drawer] = useDisclosure()
  const [wasOpened, setOpened] = useState(false)
  if (isDrawerOpen && !wasOpened) setOpened(true)
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  useLiveEvents()
  useEffect(() => fetchAtRest(atRest), [])
  return (
    <div className={classes.shell}>
      <SkipLink />
      <Sidebar />
      <Suspense>{wasOpened && <NavDrawer isOpen={isDrawerOpen} close={drawer.close} />}</Suspense>
      <div className={classes.page}>
        <header className={`${classes.top} no-print`}>
          <Navbar
            openDrawer={drawer.open}
            isDrawerOpen={isDrawerOpen}
            signOut={signOut}
            Latest={Latest}
          />
          <Suspense>{isHorizontal && <HorizontalNav />}</Suspense>
        </header>
        <main id="content" tabIndex={-1} className={classes.content}>
          <ScreenTabs />
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollToTop />
      <PaletteHost signOut={signOut} />
      <ShortcutHelpHost />
    </div>
  )
}
