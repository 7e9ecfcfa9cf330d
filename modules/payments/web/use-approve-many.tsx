import { IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { BulkInput } from '#kit/web/bulk/bulk-input.ts'
import type { BulkAction } from '#kit/web/list/list-props.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { useText } from '#kit/web/text.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'

const ApproveManyDialog = lazy(() =>
  import('./ApproveManyDialog.tsx').then((m) => ({ default: m.ApproveManyDialog })),
)

const input: BulkInput = {
  key: 'approve',
  endpoint: paymentsEndpoints.approvePayments,
  topics: ['payments'],
}

interface Asked {
  selected: Selected
  settle: (isDone: boolean) => void
}

/** Approves the chosen claims of the list, with the sum of what was seen. */
export function useApproveMany() {
  const text = useText('payments')
  const [asked, ask] = useState<Asked | null>(null)
  const action: BulkAction = {
    key: input.key,
    label: text('bulk.approve.verb'),
    icon: <IconCheck size={16} aria-hidden />,
    run: (selected) => new Promise<boolean>((settle) => ask({ selected, settle })),
  }
  const close = (isDone: boolean) => {
    asked?.settle(isDone)
    ask(null)
  }
  const dialog = asked && (
    <Suspense>
      <ApproveManyDialog input={input} selected={asked.selected} close={close} />
    </Suspense>
  )
  return { bulkActions: [action], dialog }
}
