import { Link } from '@tanstack/react-router'
import { maySee } from '#kit/contract/may-see.ts'
import { useOpenScreen } from '../router/address.ts'
import { allScreens, screenAt, type KnownScreen } from '../router/known-screens.ts'
import { useSession } from '../session.ts'
import { useEntryTitle } from './navigation-words.ts'
import { intoSight } from './into-sight.ts'
import { ScreenSections, type ShownTabs } from './ScreenSections.tsx'
import classes from './ScreenTabs.module.css'

/** The screens under one entry: tabs in a line, or a list in groups. */
export function ScreensBeside() {
  const open = useOpenScreen()
  const session = useSession()
  const parent = screenAt(open?.screen.navActiveLink ?? null)
  if (open?.screen.tab === undefined || !parent) return null
  const tabs = allScreens()
    .filter(({ screen }) => screen.tab !== undefined && screen.navActiveLink === parent.screen.path)
    .filter(({ screen }) => maySee(session, screen))
    .toSorted((a, b) => (a.screen.tab ?? 0) - (b.screen.tab ?? 0))
  const shown = { parent, tabs, open }
  return tabs.length > mostAbreast ? <ScreenSections {...shown} /> : <Tabs {...shown} />
}

/** More do not stand in one line. */
const mostAbreast = 6

function Tabs({ parent, tabs, open }: ShownTabs) {
  return (
    <nav aria-label={useEntryTitle(parent)} className={`${classes.tabs} no-print`}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.screen.path}>
            <Tab tab={tab} isOpen={tab.screen.path === open.screen.path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Tab = ({ tab, isOpen }: { tab: KnownScreen; isOpen: boolean }) => (
  <Link
    to={tab.screen.path}
    search={{}}
    ref={isOpen ? intoSight : undefined}
    className={classes.tab}
    aria-current={isOpen ? 'page' : undefined}
  >
    {useEntryTitle(tab)}
  </Link>
)
