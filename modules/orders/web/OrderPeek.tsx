import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { orderStatus } from '../contract/order.status.ts'
import { order } from '../contract/order.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { OrderBanner, OrderRail, OrderStrip } from './OrderSides.tsx'

export function OrderPeek({ record }: { record: OrderRecord }) {
  const text = useText()
  const side = text(`choices.side.${record.side}`)
  return (
    <PeekedRecord
      entity={order}
      record={record}
      title={text('record.title', { side, name: record.shareholder.name })}
      status={<StatusBadge of={orderStatus} state={record.status} />}
      banners={<OrderBanner order={record} />}
      strip={<OrderStrip order={record} />}
      rail={<OrderRail order={record} />}
    />
  )
}
