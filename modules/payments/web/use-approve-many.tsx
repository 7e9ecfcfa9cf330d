import { IconCheck } from '@tabler/icons-react'
import { lazy } from 'react'
import { useBulk } from '#kit/web/bulk/use-bulk.tsx'
import { useText } from '#kit/web/text.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'

const ApproveManyDialog = lazy(() =>
  import('./ApproveManyDialog.tsx').then((m) => ({ default: m.ApproveManyDialog })),
)

/** Approves the chosen claims of the list, with the sum of what was seen. */
export function useApproveMany() {
  const text = useText('payments')
  return useBulk([
    {
      key: 'approve',
      endpoint: paymentsEndpoints.approvePayments,
      topics: ['payments'],
      label: text('bulk.approve.verb'),
      icon: <IconCheck size={16} aria-hidden />,
      Dialog: ApproveManyDialog,
    },
  ])
}
