import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useAssigneeOptions, useShareholderOptions } from './pieces/references.ts'

const { assigneeId, tradedOn, tradedAt, volume, price, priceReason, note } = order.fields
const transfer = defineEntity('transfer', {
  fromShareholderId: reference({ required: true }),
  toShareholderId: reference({ required: true }),
  assigneeId,
  tradedOn,
  tradedAt,
  volume,
  price,
  priceReason,
  note,
})
const Field = fieldsOf(transfer)

/** Shares pass from one shareholder to another: a sale and a buy, both or neither. */
export function TransferDialog({ close }: { close: () => void }) {
  const text = useText()
  const form = useTransferForm(close)
  return (
    <FormDialog
      title={text('transfer.title')}
      intro={text('transfer.body')}
      verb={text('transfer.verb')}
      form={form}
      close={close}
      width={800}
    >
      <Field name="fromShareholderId" useOptions={useShareholderOptions} />
      <Field name="toShareholderId" useOptions={useShareholderOptions} />
      <Field name="tradedOn" />
      <Field name="tradedAt" />
      <Field name="volume" />
      <Field name="price" />
      <Field name="priceReason" />
      <Field name="assigneeId" useOptions={useAssigneeOptions} />
      <Wide>
        <Field name="note" />
      </Wide>
    </FormDialog>
  )
}

function useTransferForm(close: () => void) {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const add = useChange(ordersEndpoints.addTransfer, ['shareholders', 'ledger'])
  return useEntityForm<OrderRecord>({
    entity: transfer,
    schema: transfer.create,
    initial: { assigneeId: person?.uuid ?? '', tradedOn: today(), tradedAt: '00:00' },
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id, number }) => {
      toast.success(text('toast.added', { number: number ?? '' }))
      close()
      void go(ordersScreens.order, { params: { id } })
    },
  })
}
