import { useState } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { timeNow } from '#kit/web/time-now.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { newTransferOn, transfer } from './transfer.ts'
import { TransferEffects } from './TransferEffects.tsx'
import { TransferFields } from './TransferFields.tsx'

/** Shares pass from one shareholder to another: a sale and a buy, both or neither. */
export function AddTransferScreen() {
  const text = useText()
  return (
    <>
      <PageHeader
        title={text('screens.newTransfer')}
        below={<span className="quiet">{text('transfer.body')}</span>}
      />
      <WithOwnFields of="order">{(own) => <TransferForm own={own} />}</WithOwnFields>
    </>
  )
}

function TransferForm({ own }: { own: readonly OwnField[] }) {
  const text = useText()
  const go = useGo()
  const form = useTransferForm(own)
  return (
    <EntityFormBody
      form={form}
      verb={text('transfer.verb')}
      cancel={() => void go(ordersScreens.orders)}
      aside={<TransferEffects />}
    >
      <TransferFields own={own} />
    </EntityFormBody>
  )
}

function useTransferForm(own: readonly OwnField[]) {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const { from = '' } = useSearchParameters()
  const [day] = useState(today)
  const [tradedAt] = useState(timeNow)
  const add = useChange(ordersEndpoints.addTransfer, ['shareholders', 'ledger'])
  return useEntityForm<OrderRecord>({
    entity: withOwnFields(transfer, own),
    schema: schemaWithOwn(newTransferOn(day), own, { isNew: true }),
    initial: {
      fromShareholderId: from,
      assigneeId: person?.uuid ?? '',
      tradedOn: day,
      tradedAt,
    },
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id, number }) => {
      toast.success(text('toast.added', { number: number ?? '' }))
      void go(ordersScreens.order, { params: { id }, replace: true })
    },
  })
}
