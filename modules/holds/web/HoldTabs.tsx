import { Link } from '@tanstack/react-router'
import classes from '#kit/web/layout/ScreenTabs.module.css'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { holdsScreens } from '../contract/holds.screens.ts'
import { holdTabKeys, holdTabs, openTab } from './hold-tabs.ts'

/** Holds that stand, and those that are over; the rest of the filters is let go. */
export function HoldTabs() {
  const text = useText()
  const open = openTab(useSearchParameters())
  return (
    <nav aria-label={text('tabs.label')} className={`${classes.tabs} no-print`}>
      <ul>
        {holdTabKeys.map((key) => (
          <li key={key}>
            <Link
              to={holdsScreens.holds.path}
              search={holdTabs[key]}
              activeOptions={{ exact: true, includeSearch: true }}
              className={classes.tab}
              aria-current={open === key ? 'page' : undefined}
            >
              {text(`tabs.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
