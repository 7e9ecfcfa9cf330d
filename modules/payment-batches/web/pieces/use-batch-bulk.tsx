import { IconCashBanknote } from '@tabler/icons-react'
import { lazy } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useBulk } from '#kit/web/bulk/use-bulk.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { addAsks, paymentBatchesEndpoints } from '../../contract/payment-batches.endpoints.ts'
import { paymentBatchesScreens } from '../../contract/payment-batches.screens.ts'
import { BatchChoice } from './BatchChoice.tsx'

const AddToBatchDialog = lazy(() =>
  import('../AddToBatchDialog.tsx').then((m) => ({ default: m.AddToBatchDialog })),
)

/** Puts the chosen payments into a batch; it stands beside a list of payments. */
export function useBatchBulk() {
  const text = useText('paymentBatches')
  const { bulkActions, dialog } = useBulk([
    {
      key: 'addToBatch',
      endpoint: paymentBatchesEndpoints.addToPaymentBatch,
      asks: addAsks,
      entries: { batchId: (input) => <BatchChoice {...input} /> },
      topics: ['payments', 'payment-batches'],
      label: text('bulk.addToBatch.verb'),
      onwards: (
        <ScreenButton screen={paymentBatchesScreens.paymentBatches} variant="default">
          {text('screens.paymentBatches')}
        </ScreenButton>
      ),
      icon: <IconCashBanknote size={16} aria-hidden />,
      Dialog: AddToBatchDialog,
    },
  ])
  return { bulkActions, dialog: dialog && <ModuleName value="paymentBatches">{dialog}</ModuleName> }
}
