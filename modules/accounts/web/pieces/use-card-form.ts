import { useState, type ChangeEvent } from 'react'
import type { BodyOf, Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { callApi, type CallInput } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useErrorText, type ShownError } from '#kit/web/form/error-text.ts'
import { useProblemTitle } from '#kit/web/page-title.ts'

interface Asked<E extends Endpoint, Name extends string> {
  endpoint: E
  /** The inputs in their order, with their labels. */
  labels: Record<Name, string>
  initial?: Partial<Record<Name, string>>
  /** Sent beside what is typed. */
  extra?: Partial<BodyOf<E>>
  onDone: (answer: OutputOf<E>, typed: Record<Name, string>) => void
}

type Errors = Record<string, readonly ShownError[]>

/**
 * A short form of one call, checked by the endpoint's own schema: from the first attempt on what
 * is wrong is shown while typing, the server's complaints at their fields. Nothing typed is lost.
 */
export function useCardForm<E extends Endpoint, Name extends string>(asked: Asked<E, Name>) {
  const { endpoint, labels, extra } = asked
  const names = Object.keys(labels) as Name[]
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(names.map((name) => [name, asked.initial?.[name] ?? ''])) as Record<
        Name,
        string
      >,
  )
  const sending = useCall(asked, values)
  const [wasSubmitted, setSubmitted] = useState(false)
  const errorText = useErrorText()
  const checked = endpoint.body?.safeParse({ ...extra, ...values }, { reportInput: true })
  const own = wasSubmitted && checked?.error ? fieldErrors(checked.error.issues) : {}
  const errors: Errors = { ...sending.errors, ...own }
  const wrong = names.flatMap((name) => {
    const first = errors[name]?.[0]
    return first
      ? [{ name, label: labels[name], message: errorText(first, labels[name], name) }]
      : []
  })
  useProblemTitle(wrong.length > 0 || sending.problem !== null)

  const set = (name: Name, value: string) => {
    sending.forgive(name)
    setValues((before) => ({ ...before, [name]: value }))
  }

  const field = (name: Name) => ({
    id: name,
    name,
    label: labels[name],
    required: true,
    value: values[name],
    error: wrong.find((each) => each.name === name)?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
  })

  const submit = () => {
    setSubmitted(true)
    if (sending.isPending) return
    if (checked && !checked.success) return sending.fail()
    void sending.send(checked?.data as BodyOf<E>)
  }

  return { field, set, submit, values, wrong, ...sending }
}

export type CardForm = Pick<
  ReturnType<typeof useCardForm<Endpoint, string>>,
  'wrong' | 'problem' | 'failures'
>

function useCall<E extends Endpoint, Name extends string>(
  { endpoint, onDone }: Asked<E, Name>,
  values: Record<Name, string>,
) {
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const [failures, setFailures] = useState(0)
  const fail = () => setFailures((count) => count + 1)

  const send = async (body: BodyOf<E>) => {
    setPending(true)
    setProblem(null)
    setErrors({})
    try {
      onDone(await callApi(endpoint, { body } as CallInput<E>), values)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      setErrors(error.problem.errors ?? {})
      fail()
    } finally {
      setPending(false)
    }
  }

  /** What is typed anew is no longer what the server complained about. */
  const forgive = (name: string) => {
    if (!errors[name]) return
    setProblem(null)
    setErrors(({ [name]: _gone, ...rest }) => rest)
  }
  return { send, fail, forgive, problem, errors, isPending, failures }
}
