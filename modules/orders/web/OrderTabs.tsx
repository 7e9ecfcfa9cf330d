import { useAnswer } from '#kit/web/api-query.ts'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { orderTabs } from './order-tabs.ts'

/** What waits longest stands first, where something waits. */
const sorts = { carePending: 'tradedOn' }

/** States of orders with how many there are of each. */
export function OrderTabs() {
  const { data } = useAnswer(ordersEndpoints.countOrders, {})
  return (
    <FilterTabs of={orderTabs} screen={ordersScreens.orders} sorts={sorts} counts={data ?? null} />
  )
}
