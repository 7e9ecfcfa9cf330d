import { Link } from '@tanstack/react-router'
import type { Endpoint, RowCount } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import { useList } from '../api-query.ts'
import { intoSight } from '../layout/into-sight.ts'
import classes from '../layout/ScreenTabs.module.css'
import { useSearchParameters } from '../router/address.ts'
import { useKitText, useText } from '../text.ts'
import type { FilterTabs as Tabs } from './filter-tabs.ts'

interface FilterTabsProps<Key extends string> {
  of: Tabs<Key>
  /** The list that they are tabs of. */
  screen: Screen
  /** Where a tab stands in another order than the list. */
  sorts?: Partial<Record<Key, string>>
  /** The list as the person asks for it, which counts them. */
  endpoint: Endpoint
}

/**
 * Views of a list; the rest of the filters is let go. Their names are the module's strings
 * `tabs.{key}`, that of all of them `tabs.label`.
 */
export function FilterTabs<Key extends string>({
  of,
  screen,
  sorts,
  endpoint,
}: FilterTabsProps<Key>) {
  const text = useText()
  const open = of.openAt(useSearchParameters())
  const counts = useList(endpoint, counted).data?.meta.tabs
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
              {counts?.[key] && ' '}
              {counts?.[key] && <Count of={counts[key]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const counted = { tabs: 'counted' }

function Count({ of: { total, isExact } }: { of: RowCount }) {
  const many = isExact === false ? 'many' : 'exact'
  return <span className={classes.count}>{useKitText()('list.tabCount', { total, many })}</span>
}
