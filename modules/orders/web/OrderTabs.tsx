import { Link } from '@tanstack/react-router'
import { useAnswer } from '#kit/web/api-query.ts'
import { intoSight } from '#kit/web/layout/into-sight.ts'
import classes from '#kit/web/layout/ScreenTabs.module.css'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import own from './orders.module.css'

const status = 'filter[status]'
const care = 'filter[careStatus]'

/** What is offered at a glance, by the filters that it stands for. */
const glances = {
  all: {},
  active: { [status]: 'active' },
  carePending: { [status]: 'active', [care]: 'pending' },
  careConfirmed: { [status]: 'active', [care]: 'confirmed' },
  careRejected: { [status]: 'active', [care]: 'rejected' },
  void: { [status]: 'void' },
  drafts: { [status]: 'draft' },
} as const

/** What waits longest stands first, where something waits. */
const sorts: Partial<Record<keyof typeof glances, string>> = { carePending: 'tradedOn' }

/** States of orders with how many there are of each; the rest of the filters is let go. */
export function OrderTabs() {
  const text = useText()
  const search = useSearchParameters()
  const { data } = useAnswer(ordersEndpoints.countOrders, {})
  const chosen = Object.fromEntries(
    Object.entries(search).filter(([name]) => name.startsWith('filter[')),
  )
  const isOpen = (filters: Record<string, string>) =>
    Object.keys(chosen).length === Object.keys(filters).length &&
    Object.entries(filters).every(([name, value]) => chosen[name] === value)
  return (
    <nav aria-label={text('tabs.label')} className={`${classes.tabs} no-print`}>
      <ul>
        {(Object.keys(glances) as (keyof typeof glances)[]).map((key) => (
          // Counts make tabs wider: once they are there the open one is brought into sight.
          <li key={data ? `${key} counted` : key}>
            <Link
              to={ordersScreens.orders.path}
              search={{ ...glances[key], ...(sorts[key] && { sort: sorts[key] }) }}
              activeOptions={{ exact: true, includeSearch: true }}
              ref={isOpen(glances[key]) ? intoSight : undefined}
              className={classes.tab}
              aria-current={isOpen(glances[key]) ? 'page' : undefined}
            >
              {text(`tabs.${key}`)}
              <span className={own.count}>
                <NumberText value={data ? String(data[key]) : null} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
