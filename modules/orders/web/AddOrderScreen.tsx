import { Button } from '@mantine/core'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useState } from 'react'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { newDraft } from '../contract/draft.ts'
import { draftsEndpoints } from '#modules/drafts/contract/drafts.endpoints.ts'
import { newOrderOn } from '../contract/order.rules.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { LedgerPreview } from './LedgerPreview.tsx'
import { today } from '#kit/web/calendar-days.ts'
import { timeNow } from '#kit/web/time-now.ts'
import { OrderFields } from './OrderFields.tsx'
import { asPrice } from './pieces/new-order.ts'
import { useTerms } from './use-terms.ts'

/** A new order, begun with the price of the day, and with what it will do before it is saved. */
export function AddOrderScreen() {
  const text = useText()
  const { shareholder = '' } = useSearchParameters()
  const [day] = useState(today)
  return (
    <>
      <PageHeader title={text('screens.newOrder')} />
      <WithOwnFields of="order">
        {(own) => <AddOrderForm shareholder={shareholder} day={day} own={own} />}
      </WithOwnFields>
    </>
  )
}

interface Beginning {
  shareholder: string
  day: string
  own: readonly OwnField[]
}

function AddOrderForm({ shareholder, day, own }: Beginning) {
  const text = useText()
  const go = useGo()
  const person = usePerson()
  const keep = useChange(draftsEndpoints.addDraft)
  const add = useChange(ordersEndpoints.addOrder, ['shareholders', 'ledger'])
  const known = useTerms(day, shareholder).data?.price
  // What is not known yet is proposed in the form.
  const [tradedAt] = useState(timeNow)
  const [price] = useState(known ? asPrice(known.amount) : null)
  const form = useEntityForm<OrderRecord>({
    entity: withOwnFields(order, own),
    schema: schemaWithOwn(newOrderOn(day), own, { isNew: true }),
    initial: {
      shareholderId: shareholder,
      assigneeId: person?.uuid ?? '',
      side: 'buy',
      tradedOn: day,
      tradedAt,
      price,
    },
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    other: {
      schema: schemaWithOwn(newDraft, own, { isNew: false }),
      save: (body, { idempotencyKey }) => keep.mutateAsync({ body, idempotencyKey }),
    },
    onSaved: ({ id, number }) => {
      toast.success(number ? text('toast.added', { number }) : text('toast.draftSaved'))
      void go(ordersScreens.order, { params: { id }, replace: true })
    },
  })
  return (
    <EntityFormBody
      form={form}
      verb={text('actions.add')}
      other={
        <Button variant="default" disabled={form.isSaving} onClick={() => void form.submitOther()}>
          {text('actions.saveDraft')}
        </Button>
      }
      cancel={() => void go(ordersScreens.orders)}
      aside={<LedgerPreview />}
    >
      <OrderFields isNew own={own} />
    </EntityFormBody>
  )
}
