import { Link } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { useOwnTitleNow } from '../page-title.ts'
import { useOpenScreen } from '../router/address.ts'
import { screenAt, tabOver, underOf, type KnownScreen } from '../router/known-screens.ts'
import { useText, useKitText } from '../text.ts'
import classes from './Navbar.module.css'
import { useEntryTitle, useNavigationText } from './navigation-words.ts'

/** Where one is: the navigation entry, then the tab below which it lies, then the screen or the record's own name. */
export function Breadcrumb() {
  const text = useKitText()
  const open = useOpenScreen()
  if (!open) return null
  const parent = screenAt(open.screen.navActiveLink) ?? underOf(open)
  const tab = tabOver(open)
  const isBelow = parent !== undefined && parent.screen.path !== open.screen.path
  return (
    <nav aria-label={text('navigation.breadcrumb')} className={classes.crumbs}>
      <ol>
        <SectionCrumb entry={parent ?? open} />
        {isBelow && <ParentCrumb parent={parent} />}
        {tab && <ParentCrumb parent={tab} />}
        <li>
          <LastCrumb open={open} />
        </li>
      </ol>
    </nav>
  )
}

function SectionCrumb({ entry }: { entry: KnownScreen }) {
  const words = useNavigationText()
  const section = entry.screen.navigation?.section
  if (!section) return null
  return (
    <li>
      <span>{words(`areas.${section}`)}</span>
      <IconChevronRight size={14} aria-hidden />
    </li>
  )
}

function ParentCrumb({ parent }: { parent: KnownScreen }) {
  return (
    <li>
      <Link to={parent.screen.path} search={{}}>
        {useEntryTitle(parent)}
      </Link>
      <IconChevronRight size={14} aria-hidden />
    </li>
  )
}

function LastCrumb({ open }: { open: KnownScreen }) {
  const own = useOwnTitleNow()
  const declared = useText(open.namespace)(`screens.${open.key}`)
  return <span aria-current="page">{own ?? declared}</span>
}
