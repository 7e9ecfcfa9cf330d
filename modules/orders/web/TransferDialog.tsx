import { Button } from '@mantine/core'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { usePerson } from '#kit/web/session.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { today } from '#kit/web/calendar-days.ts'
import classes from './orders.module.css'
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
  const kit = useKitText()
  const form = useTransferForm(close)
  return (
    <Dialog close={close} title={text('transfer.title')} width={800}>
      <FormContext value={form}>
        <form
          noValidate
          className={classes.dialogForm}
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <p className={classes.intro}>{text('transfer.body')}</p>
          <ErrorSummary form={form} />
          <div className={classes.pair}>
            <Field name="fromShareholderId" useOptions={useShareholderOptions} />
            <Field name="toShareholderId" useOptions={useShareholderOptions} />
            <Field name="tradedOn" />
            <Field name="tradedAt" />
            <Field name="volume" />
            <Field name="price" />
            <Field name="priceReason" />
            <Field name="assigneeId" useOptions={useAssigneeOptions} />
          </div>
          <Field name="note" />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {text('transfer.verb')}
            </Button>
          </div>
        </form>
      </FormContext>
    </Dialog>
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
