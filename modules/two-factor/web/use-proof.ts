import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { useCountdown } from '#kit/web/form/use-countdown.ts'
import { challengeEndpoints } from '../contract/challenge.endpoints.ts'
import type { CodeMethod } from '../contract/methods.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { useAttempt } from './use-attempt.ts'

export type ProofWay = 'password' | CodeMethod

const pause = 30

/** The ways in which this person can prove who it is; until they are known, the password. */
function useWays(): ProofWay[] {
  const { data } = useAnswer(twoFactorEndpoints.readTwoFactorMethods, {})
  if (!data) return ['password']
  return [
    ...(data.hasPassword ? (['password'] as const) : []),
    ...data.data.map(({ method }) => method),
    ...(data.recoveryCodesLeft ? (['recovery'] as const) : []),
  ]
}

export function useProof(answer: (isProved: boolean) => void) {
  const ways = useWays()
  const [chosen, setChosen] = useState<ProofWay | null>(null)
  const [value, setValue] = useState('')
  const [phone, setPhone] = useState<string | null>(null)
  const countdown = useCountdown()
  const { attempt, isPending, complaints } = useAttempt()
  const way = chosen ?? ways[0] ?? 'password'

  const submit = async () => {
    if (isPending) return
    const body = way === 'password' ? { password: value } : { method: way, code: value }
    const proved = await attempt(() => callApi(challengeEndpoints.proveIdentity, { body }))
    if (!(proved instanceof ApiProblem)) answer(true)
  }
  const send = async () => {
    const sent = await attempt(() => callApi(challengeEndpoints.sendProofCode, {}))
    if (!(sent instanceof ApiProblem)) setPhone(sent.phone)
    countdown.begin(sent instanceof ApiProblem ? (sent.retryAfter ?? 0) : pause)
  }
  const choose = (next: ProofWay) => {
    setChosen(next)
    setValue('')
  }
  return {
    ways,
    way,
    choose,
    value,
    setValue,
    submit,
    send,
    phone,
    left: countdown.left,
    isPending,
    complaints,
  }
}
