import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#kit/contract/define-endpoint.ts'
import type { Language } from '#kit/contract/strings.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { openFormsEndpoints } from '../../../contract/open-forms.endpoints.ts'

export type StandardForm = OutputOf<typeof openFormsEndpoints.readStandardForm>

/** The form in the language of the page; what came last stays until the other language is there. */
export function useStandardForm(purpose: string, language: Language) {
  const [found, setFound] = useState<(StandardForm & { language: Language }) | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const read = useCallback(() => {
    const stop = new AbortController()
    const input = { params: { formId: purpose }, query: { language }, signal: stop.signal }
    setProblem(null)
    callApi(openFormsEndpoints.readStandardForm, input).then(
      (form) => setFound({ ...form, language }),
      (error: unknown) => {
        if (error instanceof ApiProblem) setProblem(error)
      },
    )
    return stop
  }, [purpose, language])
  useEffect(() => {
    const stop = read()
    return () => stop.abort()
  }, [read])
  return { found, problem, again: () => void read() }
}
