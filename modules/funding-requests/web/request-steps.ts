import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { requestStatus } from '../contract/funding-request.status.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'

/** What is read anew once a request is decided: its money counts with that of wages. */
const topics = ['funding-requests', 'applications', 'participants', 'programs']

/** How the steps of a request are taken, and what is said then. */
export function useStepsInput({ reference }: RequestRecord): StepsInput<RequestRecord> {
  const text = useText()
  return {
    machines: [requestStatus],
    endpoints: fundingRequestsEndpoints,
    topics,
    values: { reference },
    needs: (name, { reasonCodes }) =>
      name === 'applicantNote' && Array.isArray(reasonCodes) && reasonCodes.includes('other'),
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}
