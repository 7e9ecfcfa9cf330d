import { IconChevronRight, IconPoint } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './nav.module.css'
import { NavBadge, NavEntry } from './NavEntry.tsx'
import { useNavigationText } from './navigation-words.ts'
import { isActive, useActiveEntry, type NavGroup } from './navigation.ts'

/** Entries that fold under a heading; open where one is. */
export function NavGroupFold({ group }: { group: NavGroup }) {
  const active = useActiveEntry()
  const holdsActive = group.entries.some((entry) => isActive(entry, active))
  const [choice, setChoice] = useState<boolean | null>(null)
  const title = useNavigationText()(`groups.${group.name}`)
  const id = useId()
  const isOpen = choice ?? holdsActive
  const GroupIcon = group.entries[0]?.icon ?? IconPoint
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice(!isOpen)}
      >
        <GroupIcon size={20} stroke={1.75} aria-hidden className={classes.icon} />
        <span className={classes.label}>{title}</span>
        {!isOpen && <NavBadge name={mostUrgent(group)} />}
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} hidden={!isOpen} className={classes.inner}>
        {group.entries.map((entry) => (
          <NavEntry key={entry.key} entry={entry} />
        ))}
      </ul>
    </li>
  )
}

/** A folded group shows the number of its first entry that has one. */
const mostUrgent = ({ entries }: NavGroup) =>
  entries.find(({ screen }) => screen.navigation?.badge)?.screen.navigation?.badge
