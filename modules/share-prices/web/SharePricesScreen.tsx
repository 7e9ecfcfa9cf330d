import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, None } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { withoutNoughts } from '#modules/orders/web/pieces/new-order.ts'
import { sharePrice } from '../contract/share-price.ts'
import {
  sharePricesEndpoints,
  type SharePriceRecord,
  type SharePriceRow,
} from '../contract/share-prices.endpoints.ts'
import { today } from '#kit/web/calendar-days.ts'

const Field = fieldsOf(sharePrice)

const columns: readonly Column<SharePriceRow>[] = [
  {
    key: 'effectiveOn',
    kind: 'date',
    render: (row) => <DateText value={row.effectiveOn} />,
    sortKey: 'effectiveOn',
  },
  { key: 'price', kind: 'money', render: (row) => <Money value={row.price} />, sortKey: 'price' },
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
  const form = usePriceForm({ price, close })
  const verb = price === 'new' ? 'prices.add' : 'prices.correct'
  return (
    <FormDialog
      title={text(verb)}
      intro={text('prices.intro')}
      verb={text('actions.save')}
      form={form}
      close={close}
    >
      <Field name="effectiveOn" />
      <Field name="price" />
      <Wide>
        <Field name="note" />
      </Wide>
    </FormDialog>
  )
}

function usePriceForm({ price, close }: DialogProps) {
  const record = price === 'new' ? null : price
  return useRecordForm<SharePriceRecord>({
    entity: sharePrice,
    record,
    initial: record ? { ...record, price: withoutNoughts(record.price) } : { effectiveOn: today() },
    add: sharePricesEndpoints.addSharePrice,
    edit: sharePricesEndpoints.editSharePrice,
    topics: ['share-prices', 'orders', 'shareholders', 'ledger'],
    onSaved: close,
  })
}
