import { useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { enterWrongField } from '#kit/web/dialog/wrong-field.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText } from '#kit/web/text.ts'

interface Input {
  /** What must not be left empty. */
  required: Record<string, string>
  send: () => Promise<void>
}

/** Sends a dialog's few inputs: complaints at their field, what is wrong altogether above. */
export function useDialogForm({ required, send }: Input) {
  const kit = useKitText()
  const words = useProblemText()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    const missing = Object.keys(required).filter((name) => !required[name]?.trim())
    setErrors(Object.fromEntries(missing.map((name) => [name, kit('validation.required')])))
    setFailure(null)
    if (missing.length) return enterWrongField()
    if (isBusy) return
    setBusy(true)
    try {
      await send()
    } catch (problem) {
      const complaints = problem instanceof ApiProblem ? (problem.problem.errors ?? {}) : {}
      const atFields = Object.entries(complaints).map(([name, [first]]) => [name, first?.message])
      setErrors(Object.fromEntries(atFields) as Record<string, string>)
      if (atFields.length === 0) setFailure(words(problem))
      enterWrongField()
    } finally {
      setBusy(false)
    }
  }
  return { submit, errors, failure, isBusy }
}
