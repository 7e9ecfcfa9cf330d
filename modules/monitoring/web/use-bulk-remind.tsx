import { IconMailForward } from '@tabler/icons-react'
import { useBulk } from '#kit/web/bulk/use-bulk.tsx'
import { useText } from '#kit/web/text.ts'
import { monitoringEndpoints } from '../contract/monitoring.endpoints.ts'

/** Asks once more for the forms that are chosen. */
export function useBulkRemind() {
  const text = useText()
  return useBulk([
    {
      key: 'remind',
      endpoint: monitoringEndpoints.remindOfMonitoringForms,
      topics: ['monitoring-forms'],
      label: text('transitions.remind'),
      icon: <IconMailForward size={16} aria-hidden />,
    },
  ])
}
