import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { callApi } from '#kit/web/api-call.ts'
import { useGo } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { informationScreens } from '../../contract/information.screens.ts'
import { informationRequestsEndpoints } from '../../contract/information-requests.endpoints.ts'

/** Leads an applicant who is signed in to the same questions that the mail leads to. */
export function AnswerButton({ id }: { id: string }) {
  const text = useText('informationRequests')
  const words = useProblemText()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const { data } = useAnswer(informationRequestsEndpoints.listInformationRequests, {
    params: { id },
  })
  const open = async () => {
    setBusy(true)
    try {
      const { token } = await callApi(informationRequestsEndpoints.openInformationRequest, {
        params: { id },
      })
      void go(informationScreens.information, { query: { draft: token } })
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  // The other side may be the one that is asked.
  if (!data?.data.some(({ state }) => state === 'open')) return null
  return (
    <Button mt="sm" loading={isBusy} onClick={() => void open()}>
      {text('answer.send')}
    </Button>
  )
}
