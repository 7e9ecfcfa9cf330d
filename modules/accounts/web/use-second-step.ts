import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useCountdown } from '#kit/web/form/use-countdown.ts'
import { challengeEndpoints } from '#modules/two-factor/contract/challenge.endpoints.ts'
import type { TwoFactorMethod } from '#modules/two-factor/contract/methods.ts'
import type { SecondStepProps } from './SecondStep.tsx'

export type StepMethod = TwoFactorMethod | 'recovery'

const pause = 30
/** Challenges whose first text message is on its way. */
const sentFor = new Set<string>()

/** What the second step knows and does. */
export function useSecondStep({ challenge, enter, startOver }: SecondStepProps) {
  const t = useTranslations('accounts')
  const { challengeToken } = challenge
  const [method, setMethod] = useState<StepMethod>(challenge.methods[0] ?? 'recovery')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isPending, setPending] = useState(false)

  /** What went wrong; when the time is over the password is asked for again. */
  const heed = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error
    if (error.code === 'challengeExpired') startOver(error)
    else setProblem(error)
  }

  const { phone, send, sending } = useTextMessage({
    challengeToken,
    isWanted: method === 'sms',
    heed,
  })

  const confirmed = async () => {
    if (method !== 'passkey')
      return callApi(challengeEndpoints.answerChallenge, { body: { challengeToken, method, code } })
    const { askDevice, signInWith } = await import('./passkey-sign-in.ts')
    const given = await askDevice().catch(() => null)
    return given && signInWith(given, challengeToken)
  }

  const submit = async () => {
    if (isPending) return
    setPending(true)
    setProblem(null)
    try {
      const answer = await confirmed()
      if (answer) enter(answer)
    } catch (error) {
      heed(error)
      document.getElementById('code')?.focus()
    } finally {
      setPending(false)
    }
  }

  const choose = (next: StepMethod) => {
    setMethod(next)
    setCode('')
    setProblem(null)
  }
  const words = {
    authApp: () => t('secondStep.authApp'),
    passkey: () => t('secondStep.passkey'),
    recovery: () => t('secondStep.recovery'),
    sms: () => (phone ? t('secondStep.smsSent', { phone }) : t('secondStep.smsOffer')),
  }[method]()
  const error = problem?.problem.errors?.['code']?.[0]?.message
  return {
    method,
    choose,
    words,
    code,
    setCode,
    error,
    problem: error ? null : problem,
    phone,
    send,
    sending,
    submit,
    isPending,
  }
}

interface Texting {
  challengeToken: string
  isWanted: boolean
  heed: (problem: unknown) => void
}

/** Sends the code: the first one by itself, others when asked to. */
function useTextMessage({ challengeToken, isWanted, heed }: Texting) {
  const [phone, setPhone] = useState<string | null>(null)
  const sending = useCountdown()
  const send = async () => {
    sending.begin(pause)
    try {
      const sent = await callApi(challengeEndpoints.sendChallengeCode, { body: { challengeToken } })
      setPhone(sent.phone)
    } catch (error) {
      if (error instanceof ApiProblem) sending.begin(error.retryAfter ?? 0)
      heed(error)
    }
  }
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (!isWanted || sentFor.has(challengeToken)) return
    sentFor.add(challengeToken)
    void latest.current()
  }, [isWanted, challengeToken])
  return { phone, send, sending }
}
