import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { shareholderStatus } from '../contract/shareholder.status.ts'
import {
  shareholdersEndpoints,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'

export function useShareholderSteps(shareholder: ShareholderRecord) {
  const text = useText()
  const { name, orderCount } = shareholder
  return useSteps(shareholder, {
    machines: [shareholderStatus],
    endpoints: shareholdersEndpoints,
    topics: ['shareholders'],
    values: { name, count: orderCount },
    taken: (_, step) => toast.success(text(`toast.steps.${step}`)),
  })
}
