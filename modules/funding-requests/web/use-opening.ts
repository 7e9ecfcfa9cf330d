import { callApi } from '#kit/web/api-call.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { fundingRequestsEndpoints } from '../contract/funding-requests.endpoints.ts'
import { openRequestScreens } from '../contract/funding-requests.open.screens.ts'

/** Leads whoever is asked to the same form that the letter leads to. */
export function useOpening(id: string) {
  const words = useProblemText()
  const go = useGo()
  return async () => {
    try {
      const { token } = await callApi(fundingRequestsEndpoints.openFundingRequest, {
        params: { id },
      })
      void go(openRequestScreens.publicRequestForm, { params: { id: token } })
    } catch (error) {
      toast.error(words(error), error)
    }
  }
}
