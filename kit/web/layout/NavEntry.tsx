import { IconPoint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import type { KnownScreen } from '../router/known-screens.ts'
import { useBadges } from './badges.ts'
import classes from './nav.module.css'
import { useEntryTitle } from './navigation-words.ts'
import { isActive, useActiveEntry } from './navigation.ts'

/** One link of the vertical navigation. */
export function NavEntry({ entry }: { entry: KnownScreen }) {
  const { navigation, path } = entry.screen
  const title = useEntryTitle(entry)
  const current = isActive(entry, useActiveEntry())
  const { icon: EntryIcon = IconPoint } = entry
  return (
    <li>
      <Link
        to={path}
        search={{}}
        className={classes.entry}
        aria-current={current ? 'page' : undefined}
        data-active={current || undefined}
      >
        <EntryIcon size={20} stroke={1.75} aria-hidden className={classes.icon} />
        <span className={classes.label}>{title}</span>
        <NavBadge name={navigation?.badge} />
      </Link>
    </li>
  )
}

export function NavBadge({ name }: { name: string | undefined }) {
  const count = useBadges()[name ?? '']
  const format = useFormatter()
  if (!name || !count) return null
  return <span className={classes.badge}>{format.number(count)}</span>
}
