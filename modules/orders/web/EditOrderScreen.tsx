import { useState } from 'react'
import { useChange, useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { wholeOrder } from '../contract/order.rules.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { LedgerPreview } from './LedgerPreview.tsx'
import { withoutNoughts } from './new-order.ts'
import { OrderFields } from './OrderFields.tsx'

export function EditOrderScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(ordersEndpoints.readOrder, { id })
  return (
    <RecordScreen
      entity={order}
      answer={answer}
      title={() => text('screens.editOrder')}
      reference={(record) => record.number}
    >
      {(record) => <EditOrderForm key={record.id} record={record} />}
    </RecordScreen>
  )
}

function EditOrderForm({ record }: { record: OrderRecord }) {
  const text = useText()
  const go = useGo()
  const params = { id: record.id }
  const edit = useChange(ordersEndpoints.editOrder, ['shareholders', 'ledger'])
  const open = () => void go(ordersScreens.order, { params, replace: true })
  const [initial] = useState(() => ({
    ...record,
    volume: withoutNoughts(record.volume),
    price: withoutNoughts(record.price),
  }))
  const form = useEntityForm<OrderRecord>({
    entity: order,
    schema: wholeOrder,
    initial,
    changesOnly: true,
    save: (body, { version }) => edit.mutateAsync({ params, body, version }),
    onSaved: () => {
      toast.success(text('toast.saved'))
      open()
    },
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <OrderFields />
      <LedgerPreview orderId={record.id} />
    </EntityFormBody>
  )
}
