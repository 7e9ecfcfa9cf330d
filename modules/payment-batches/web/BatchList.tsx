import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { paymentsScreens } from '#modules/payments/contract/payments.screens.ts'
import { paymentBatchesEndpoints } from '../contract/payment-batches.endpoints.ts'
import { paymentBatchesScreens } from '../contract/payment-batches.screens.ts'
import { batchColumns } from './batch.columns.tsx'

/** The batches in which payments go to the bank. */
export function BatchList() {
  const text = useText()
  return (
    <ListScreen
      endpoint={paymentBatchesEndpoints.listPaymentBatches}
      columns={batchColumns}
      rowName={({ reference }) => reference}
      opens={({ id }) => ({ screen: paymentBatchesScreens.paymentBatch, params: { id } })}
      emptyAction={<ToPay />}
      actions={<ToPay />}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}

/** Where a batch begins: with payments that are chosen. */
function ToPay() {
  const text = useText()
  const mayPay = useMay('pay', 'Payments')
  if (!mayPay) return null
  return (
    <ScreenButton screen={paymentsScreens.payments} query={{ 'filter[status]': 'approved' }}>
      {text('actions.choose')}
    </ScreenButton>
  )
}
