import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { draft, wholeDraft } from '../contract/draft.ts'
import { draftsEndpoints } from '#modules/drafts/contract/drafts.endpoints.ts'
import { wholeOrderOn } from '../contract/order.rules.ts'
import { isDraft } from '../contract/order.status.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { LedgerPreview } from './LedgerPreview.tsx'
import { asPrice, withoutNoughts } from './pieces/new-order.ts'
import { orderChanged } from './pieces/order-changed.ts'
import { OrderFields } from './OrderFields.tsx'
import { today } from '#kit/web/calendar-days.ts'

export function EditOrderScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(ordersEndpoints.readOrder, { id })
  return (
    <EditScreen
      entity={order}
      answer={answer}
      title={(record) => text(isDraft(record) ? 'record.editDraft' : 'screens.editOrder')}
      reference={(record) => record.number ?? ''}
    >
      {(record) => <EditOrderForm key={record.id} record={record} isDraft={isDraft(record)} />}
    </EditScreen>
  )
}

const shown = (decimal: string | null) => decimal && withoutNoughts(decimal)

function EditOrderForm({ record, isDraft }: { record: OrderRecord; isDraft: boolean }) {
  const text = useText()
  const go = useGo()
  const open = () => void go(ordersScreens.order, { params: { id: record.id }, replace: true })
  const [initial] = useState(() => ({
    ...record,
    volume: shown(record.volume),
    price: record.price && asPrice(record.price),
  }))
  const form = useRecordForm<OrderRecord>({
    ...(isDraft
      ? { entity: draft, schema: wholeDraft, edit: draftsEndpoints.editDraft }
      : {
          entity: order,
          schema: wholeOrderOn(today()),
          edit: ordersEndpoints.editOrder,
          topics: ['shareholders', 'ledger'],
        }),
    record,
    initial,
    onSaved: (after) => {
      orderChanged(after)
      open()
    },
  })
  return (
    <EntityFormBody
      form={form}
      verb={text('actions.save')}
      cancel={open}
      aside={<LedgerPreview orderId={record.id} />}
    >
      <OrderFields />
    </EntityFormBody>
  )
}
