import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useRecord } from '#kit/web/api-query.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '#modules/orders/contract/orders.endpoints.ts'

/** Says of which order, where that much is known. */
export function FailedSnapshots(props: { orderId: string; error: unknown; retry: () => void }) {
  const text = useText()
  const kit = useKitText()
  const words = useProblemText()
  const { data } = useRecord(ordersEndpoints.readOrder, { id: props.orderId })
  return (
    <div role="alert">
      <EmptyState
        mark={<IconCloudOff size={28} stroke={1.5} />}
        title={
          data?.number ? text('snapshots.failedFor', { n: data.number }) : text('snapshots.failed')
        }
        body={words(props.error)}
      >
        <Button variant="default" onClick={props.retry}>
          {kit('actions.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
