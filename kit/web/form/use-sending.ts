import { useRef, useState } from 'react'
import type { Fields } from '#kit/contract/define-entity.ts'
import { ApiProblem } from '../api-problem.ts'
import { useAttemptKey } from './attempt-key.ts'
import { errorsOfProblem, type FormErrors } from './check-form.ts'
import type { FormValues } from './field-values.ts'

export interface Sending {
  idempotencyKey: string
  /** The version that was edited; after a stale save the one that was compared. */
  version: number | undefined
}

interface SendingInput<Saved> {
  fields: Fields
  save: (body: never, sending: Sending) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/** Sends a form's body, once per attempt, and keeps what the server said against it. */
export function useSending<Saved>({ fields, save, onSaved }: SendingInput<Saved>) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [foreseen, foresee] = useState<ApiProblem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failures, setFailures] = useState(0)
  const isSaved = useRef(false)
  const attempt = useAttemptKey()
  const fail = () => setFailures((count) => count + 1)

  const send = async (body: FormValues, version: number | undefined, to = save) => {
    setSaving(true)
    setProblem(null)
    setErrors({})
    try {
      const sending = { idempotencyKey: attempt.keyFor(body), version }
      const saved = await to(body as never, sending)
      isSaved.current = true
      attempt.forget()
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      setErrors(errorsOfProblem(error, fields))
      fail()
    } finally {
      setSaving(false)
    }
  }

  /** What is typed anew is no longer what the server complained about. */
  const forgive = (path: string) =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([key]) => key !== path && !key.startsWith(`${path}.`)),
      ),
    )

  return {
    send,
    fail,
    forgive,
    errors: { ...foreseenErrors(foreseen, fields), ...errors },
    foresee,
    problem,
    isSaving,
    failures,
    isSaved,
    dropProblem: () => setProblem(null),
  }
}

/** At the fields that are named; what belongs to none is told beside the form. */
function foreseenErrors(problem: ApiProblem | null, fields: Fields): FormErrors {
  const { '': _, ...placed } = problem ? errorsOfProblem(problem, fields) : {}
  return placed
}
