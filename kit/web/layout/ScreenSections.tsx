import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { KnownScreen } from '../router/known-screens.ts'
import { useNavigationText, useEntryTitle } from './navigation-words.ts'
import classes from './ScreenSections.module.css'

export interface ShownTabs {
  parent: KnownScreen
  tabs: readonly KnownScreen[]
  open: KnownScreen
}

/**
 * Tabs that are too many for one line: a list in groups beside the screen; where there is no room for
 * that, a button that says which is open and unfolds the list.
 */
export function ScreenSections({ parent, tabs, open }: ShownTabs) {
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null)
  const title = useEntryTitle(parent)
  const { path } = open.screen
  const isUnfolded = unfoldedAt === path
  return (
    <nav aria-label={title} className={`${classes.sections} no-print`} data-sections>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isUnfolded}
        onClick={() => setUnfoldedAt(isUnfolded ? null : path)}
      >
        <span>
          <span className="quiet">{title}</span> {useEntryTitle(open)}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div className={classes.list} data-unfolded={isUnfolded || undefined}>
        {groupsOf(tabs).map(([group, entries]) => (
          <Group key={group} {...{ group, entries, path }} />
        ))}
      </div>
    </nav>
  )
}

function groupsOf(tabs: readonly KnownScreen[]) {
  const groups = new Map<string, KnownScreen[]>()
  for (const tab of tabs) {
    const group = tab.screen.tabGroup ?? ''
    groups.set(group, [...(groups.get(group) ?? []), tab])
  }
  return [...groups]
}

function Group(props: { group: string; entries: readonly KnownScreen[]; path: string }) {
  const { group, entries, path } = props
  const text = useNavigationText()
  return (
    <>
      {group && <p className={classes.group}>{text(`groups.${group}`)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.screen.path}>
            <Entry entry={entry} isOpen={entry.screen.path === path} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Entry = ({ entry, isOpen }: { entry: KnownScreen; isOpen: boolean }) => (
  <Link
    to={entry.screen.path}
    search={{}}
    className={classes.entry}
    aria-current={isOpen ? 'page' : undefined}
  >
    {useEntryTitle(entry)}
  </Link>
)
