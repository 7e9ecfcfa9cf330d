import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useCountdown } from '#kit/web/form/use-countdown.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { useAttempt } from './use-attempt.ts'

const pause = 30

/** Sending a code to a number that is to be set up. */
export function useSmsCode() {
  const text = useText('twoFactor')
  const [phone, setPhone] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { attempt, isPending, complaints, complain } = useAttempt()
  const countdown = useCountdown()

  const send = async () => {
    if (isPending) return
    if (!phone.trim())
      return complain({ fields: { phone: text('validation.phoneRequired') }, general: null })
    const answer = await attempt(() =>
      callApi(twoFactorEndpoints.sendEnrolmentCode, { body: { phone } }),
    )
    if (!(answer instanceof ApiProblem)) {
      setSentTo(phone)
      countdown.begin(pause)
      toast.success(text('toast.codeSent'))
    } else if (answer.code !== 'proofRequired') {
      if (answer.retryAfter) countdown.begin(answer.retryAfter)
      const canTryAgain = answer.status === 0 || answer.status >= 500
      toast.error(text(canTryAgain ? 'toast.sendFailed' : 'toast.sendRefused'), answer)
    }
  }
  const reset = () => {
    setSentTo(null)
    setPhone('')
  }
  return { phone, setPhone, sentTo, send, reset, isPending, complaints, left: countdown.left }
}
