import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { withoutNoughts } from '#modules/orders/web/pieces/new-order.ts'
import { sharePrice } from '../contract/share-price.ts'
import {
  sharePricesEndpoints,
  type SharePriceRecord,
  type SharePriceRow,
} from '../contract/share-prices.endpoints.ts'
import { today } from '#kit/web/calendar-days.ts'
import classes from './share-prices.module.css'

const Field = fieldsOf(sharePrice)

const columns: readonly Column<SharePriceRow>[] = [
  {
    key: 'effectiveOn',
    render: (row) => <DateText value={row.effectiveOn} dateStyle="long" />,
    sortKey: 'effectiveOn',
  },
  { key: 'price', render: (row) => <Money value={row.price} />, sortKey: 'price', align: 'end' },
  { key: 'note', render: (row) => row.note ?? <None /> },
]

/** The price of a share by the day from which it holds; values and performance follow it. */
export function SharePricesScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Settings Share Prices')
  const [shown, setShown] = useState<SharePriceRow | 'new' | null>(null)
  return (
    <>
      <ListScreen
        endpoint={sharePricesEndpoints.listSharePrices}
        columns={columns}
        rowName={(row) => row.effectiveOn}
        emptyWords={{ title: text('prices.empty'), body: text('prices.emptyHint') }}
        {...(mayConfigure && {
          actions: (
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setShown('new')}
            >
              {text('prices.add')}
            </Button>
          ),
          rowActions: (row: SharePriceRow) => [
            {
              key: 'edit',
              label: text('prices.correct'),
              icon: <IconPencil size={16} aria-hidden />,
              run: () => setShown(row),
            },
          ],
        })}
      />
      {shown && <PriceDialog price={shown} close={() => setShown(null)} />}
    </>
  )
}

interface DialogProps {
  price: SharePriceRow | 'new'
  close: () => void
}

function PriceDialog({ price, close }: DialogProps) {
  const text = useText()
  const kit = useKitText()
  const form = usePriceForm({ price, close })
  const verb = price === 'new' ? 'prices.add' : 'prices.correct'
  return (
    <Dialog close={close} title={text(verb)}>
      <FormContext value={form}>
        <form
          noValidate
          className={classes.dialogForm}
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <p className={classes.intro}>{text('prices.intro')}</p>
          <ErrorSummary form={form} />
          <div className={classes.pair}>
            <Field name="effectiveOn" />
            <Field name="price" />
          </div>
          <Field name="note" />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {text('actions.save')}
            </Button>
          </div>
        </form>
      </FormContext>
    </Dialog>
  )
}

function usePriceForm({ price, close }: DialogProps) {
  const text = useText()
  const topics = ['share-prices', 'orders', 'shareholders', 'ledger']
  const add = useChange(sharePricesEndpoints.addSharePrice, topics)
  const edit = useChange(sharePricesEndpoints.editSharePrice, topics)
  return useEntityForm<SharePriceRecord>({
    entity: sharePrice,
    schema: price === 'new' ? sharePrice.create : sharePrice.update,
    changesOnly: price !== 'new',
    initial:
      price === 'new' ? { effectiveOn: today() } : { ...price, price: withoutNoughts(price.price) },
    save: (body, { idempotencyKey, version }) =>
      price === 'new'
        ? add.mutateAsync({ body, idempotencyKey })
        : edit.mutateAsync({ params: { id: price.id }, body, version }),
    onSaved: () => {
      toast.success(text('toast.saved'))
      close()
    },
  })
}
