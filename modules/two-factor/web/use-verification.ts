import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { codeLength, withoutGaps } from '../contract/methods.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { useAttempt } from './use-attempt.ts'

type Body = { method: 'sms' } | { method: 'authApp'; secret: string }

/** Called when a factor is on, with the recovery codes when it is the first one. */
export type Enabled = (recoveryCodes: string[] | undefined) => void

/** The code with which a factor is turned on. */
export function useVerification(enabled: Enabled) {
  const text = useText('twoFactor')
  const [code, setCode] = useState('')
  const { attempt, isPending, complaints, complain } = useAttempt()

  const complaintAbout = (method: Body['method']) => {
    const plain = withoutGaps(code)
    if (!plain) return text('validation.codeRequired')
    const isWhole = new RegExp(`^\\d{${codeLength}}$`).test(plain)
    return method === 'authApp' && !isWhole ? text('validation.sixDigits') : null
  }

  const verify = async (body: Body) => {
    if (isPending) return
    const wrong = complaintAbout(body.method)
    if (wrong) return complain({ fields: { code: wrong }, general: null })
    const call = () => callApi(twoFactorEndpoints.verifyTwoFactor, { body: { ...body, code } })
    const answer = await attempt(call)
    if (!(answer instanceof ApiProblem)) {
      toast.success(answer.message)
      enabled(answer.recoveryCodes)
    } else if (answer.code !== 'proofRequired') {
      const said = answer.problem.errors?.['code']?.[0]?.message
      toast.error(said ?? text('toast.verifyFailed'), answer)
    }
  }
  return { code, setCode, verify, isPending, complaints }
}
