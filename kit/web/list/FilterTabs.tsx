import { Link } from '@tanstack/react-router'
import type { Screen } from '#kit/contract/define-screen.ts'
import { intoSight } from '../layout/into-sight.ts'
import classes from '../layout/ScreenTabs.module.css'
import { useSearchParameters } from '../router/address.ts'
import { NumberText } from '../show/Money.tsx'
import { useText } from '../text.ts'
import type { FilterTabs as Tabs } from './filter-tabs.ts'

interface FilterTabsProps<Key extends string> {
  of: Tabs<Key>
  /** The list that they are tabs of. */
  screen: Screen
  /** Where a tab stands in another order than the list. */
  sorts?: Partial<Record<Key, string>>
  /** How many there are of each; null until that is known. */
  counts?: Record<Key, number> | null
}

/**
 * Views of a list; the rest of the filters is let go. Their names are the module's strings
 * `tabs.{key}`, that of all of them `tabs.label`.
 */
export function FilterTabs<Key extends string>({
  of,
  screen,
  sorts,
  counts,
}: FilterTabsProps<Key>) {
  const text = useText()
  const open = of.openAt(useSearchParameters())
  return (
    <nav aria-label={text('tabs.label')} className={`${classes.tabs} no-print`}>
      <ul>
        {of.keys.map((key) => (
          // Counts make tabs wider: once they are there the open one is brought into sight.
          <li key={counts ? `${key} counted` : key}>
            <Link
              to={screen.path}
              search={{ ...of.searchOf(key), ...(sorts?.[key] && { sort: sorts[key] }) }}
              activeOptions={{ exact: true, includeSearch: true }}
              ref={open === key ? intoSight : undefined}
              className={classes.tab}
              aria-current={open === key ? 'page' : undefined}
            >
              {text(`tabs.${key}`)}
              {counts !== undefined && (
                <span className={classes.count}>
                  <NumberText value={counts ? String(counts[key]) : null} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
