import { Link } from '@tanstack/react-router'
import { useAnswer } from '#kit/web/api-query.ts'
import { intoSight } from '#kit/web/layout/into-sight.ts'
import classes from '#kit/web/layout/ScreenTabs.module.css'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { openTab, orderTabKeys, orderTabs, type OrderTab } from './order-tabs.ts'
import own from './orders.module.css'

/** What waits longest stands first, where something waits. */
const sorts: Partial<Record<OrderTab, string>> = { carePending: 'tradedOn' }

/** States of orders with how many there are of each; the rest of the filters is let go. */
export function OrderTabs() {
  const text = useText()
  const search = useSearchParameters()
  const { data } = useAnswer(ordersEndpoints.countOrders, {})
  const open = openTab(search)
  return (
    <nav aria-label={text('tabs.label')} className={`${classes.tabs} no-print`}>
      <ul>
        {orderTabKeys.map((key) => (
          // Counts make tabs wider: once they are there the open one is brought into sight.
          <li key={data ? `${key} counted` : key}>
            <Link
              to={ordersScreens.orders.path}
              search={{ ...orderTabs[key], ...(sorts[key] && { sort: sorts[key] }) }}
              activeOptions={{ exact: true, includeSearch: true }}
              ref={open === key ? intoSight : undefined}
              className={classes.tab}
              aria-current={open === key ? 'page' : undefined}
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
