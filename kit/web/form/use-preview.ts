import { useEffect, useState } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import { callApi, type CallInput } from '../api-call.ts'
import { ApiProblem } from '../api-problem.ts'
import { useFormAround } from './form-context.ts'

interface Asking<E extends Endpoint> {
  endpoint: E
  body: object
  /** Whether what the answer rests on is whole. */
  isWhole: boolean
}

export interface Previewed<Answer> {
  preview: Answer | null
  /** The last one, while what was changed since is asked about. */
  last: Answer | null
  error: unknown
  /** Asks once more. */
  retry: () => void
}

type Asked<Answer> = Omit<Previewed<Answer>, 'retry' | 'last'> & { asked: string; tries: number }

const nothing = { preview: null, error: null }

/** What saving would do, asked of the server a moment after the last change. */
export function usePreview<E extends Endpoint>(asking: Asking<E>): Previewed<OutputOf<E>> {
  const { endpoint, body, isWhole } = asking
  const asked = JSON.stringify(body)
  const [answer, setAnswer] = useState<Asked<OutputOf<E>> | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isWhole) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const ask = async () => {
      const input = { body: JSON.parse(asked) as never, signal } as unknown as CallInput<E>
      const preview = await callApi(endpoint, input)
      setAnswer({ asked, tries, preview, error: null })
    }
    const fail = (error: unknown) => {
      if (!signal.aborted) setAnswer({ asked, tries, preview: null, error })
    }
    const timer = setTimeout(() => void ask().catch(fail), 300)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isWhole, endpoint, tries])
  const isAnswered = isWhole && answer?.asked === asked && answer.tries === tries
  const { preview, error } = isAnswered ? answer : nothing
  const last = isWhole && !isAnswered ? (answer?.preview ?? null) : null
  return { preview, last, error, retry: () => setTries(tries + 1) }
}

/** The same beside a form: what saving would refuse stands at its field already. */
export function useFormPreview<E extends Endpoint>(asking: Asking<E>): Previewed<OutputOf<E>> {
  const { foresee } = useFormAround()
  const previewed = usePreview(asking)
  const { error } = previewed
  useEffect(() => {
    foresee(error instanceof ApiProblem && error.status === 422 ? error : null)
  }, [error, foresee])
  return previewed
}
