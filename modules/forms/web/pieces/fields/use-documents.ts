import { useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import type { UploadedDocument } from '../../../contract/form-draft.ts'
import { takeDocuments } from '../draft/change-draft.ts'
import type { AnyDraft } from '../form-kind.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'

/** Files of one kind: sent, removed, and what is said about either. */
export function useDocuments(asked: string) {
  const { kind, token } = useStepForm()
  const words = useWords()
  const problemText = useProblemText()
  const [said, say] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const why = (problem: unknown): string => {
    if (!(problem instanceof ApiProblem)) return problemText(problem)
    if (problem.status === 413) return words('documents.tooLarge')
    if (problem.status === 429)
      return words('problems.tooManyRequests', { seconds: problem.retryAfter ?? 0 })
    return problemText(problem)
  }

  const attempt = async (call: () => Promise<AnyDraft>, done: string) => {
    setBusy(true)
    setError('')
    try {
      takeDocuments(kind, await call())
      say(done)
    } catch (problem) {
      say('')
      setError(why(problem))
    } finally {
      setBusy(false)
    }
  }

  const upload = (file: File) => {
    const body = new FormData()
    body.append('file', file)
    say(words('documents.uploading', { name: file.name }))
    return attempt(
      () => kind.calls.upload(token, asked, body),
      words('documents.added', { name: file.name }),
    )
  }

  const remove = ({ id, name }: UploadedDocument) =>
    attempt(() => kind.calls.removeFile(token, id), words('documents.removed', { name }))

  return { said, error, isBusy, upload, remove }
}
