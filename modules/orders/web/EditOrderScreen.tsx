import { useState } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { ownOfRecord, schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
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
      {(record) => (
        <WithOwnFields of="order">
          {(own) => (
            <EditOrderForm
              key={record.id}
              record={record}
              isDraft={isDraft(record)}
              own={ownOfRecord(own, record)}
            />
          )}
        </WithOwnFields>
      )}
    </EditScreen>
  )
}

const shown = (decimal: string | null) => decimal && withoutNoughts(decimal)

interface Editing {
  record: OrderRecord
  isDraft: boolean
  own: readonly OwnField[]
}

function EditOrderForm({ record, isDraft, own }: Editing) {
  const text = useText()
  const go = useGo()
  const open = () => void go(ordersScreens.order, { params: { id: record.id }, replace: true })
  const [initial] = useState(() => ({
    ...record,
    volume: shown(record.volume),
    price: record.price && asPrice(record.price),
  }))
  const form = useRecordForm<OrderRecord>({
    entity: withOwnFields<typeof order | typeof draft>(isDraft ? draft : order, own),
    schema: schemaWithOwn(isDraft ? wholeDraft : wholeOrderOn(today()), own, { isNew: false }),
    edit: isDraft ? draftsEndpoints.editDraft : ordersEndpoints.editOrder,
    ...(!isDraft && { topics: ['shareholders', 'ledger'] }),
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
      <OrderFields own={own} />
    </EntityFormBody>
  )
}
