import { IconHandStop, IconRefresh } from '@tabler/icons-react'
import { useBulk, type BulkAct } from '#kit/web/bulk/use-bulk.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { stopAsks } from '../contract/message.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'

const topics = ['outbox']

/** What is done with several messages that have not left. */
export function useOutboxBulk() {
  const text = useText()
  const maySteer = useMay('configure', 'Outbox')
  const tryAgain: BulkAct = {
    key: 'tryAgain',
    label: text('actions.tryAgain'),
    icon: <IconRefresh size={16} aria-hidden />,
    endpoint: outboxEndpoints.tryMessagesAgain,
    topics,
  }
  const stop: BulkAct = {
    key: 'stop',
    label: text('bulk.stop.verb'),
    icon: <IconHandStop size={16} aria-hidden />,
    endpoint: outboxEndpoints.stopMessages,
    asks: stopAsks,
    danger: true,
    topics,
  }
  return useBulk(maySteer ? [tryAgain, stop] : [])
}
