import { useRef, useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { mostFiles } from '../../contract/message.ts'

/** How a conversation is written to: signed in, or through the link of a mail. */
export interface Door {
  send: (body: { text: string; files: string[] }, idempotencyKey: string) => Promise<unknown>
  upload: (file: File, progress: (part: number) => void) => Promise<{ id: string }>
}

export interface Attached {
  key: number
  name: string
  /** From 0 to 1. */
  part: number
  /** Once it is there. */
  id: string | null
  failure: string | null
}

/** A message that is being written, with the files that go along. */
export function useComposer({ send, upload }: Door) {
  const text = useText('messages')
  const words = useProblemText()
  const [said, say] = useState('')
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [complaint, complain] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const count = useRef(0)
  const isSaved = useRef(false)
  const attempt = useAttemptKey()
  const isDirty = said.trim() !== '' || files.length > 0
  const change = (key: number, part: Partial<Attached>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const attach = async (file: File) => {
    count.current += 1
    const key = count.current
    setFiles((now) => [...now, { key, name: file.name, part: 0, id: null, failure: null }])
    try {
      const { id } = await upload(file, (part) => change(key, { part }))
      change(key, { id })
    } catch (error) {
      change(key, { failure: words(error) })
    }
  }

  const take = (chosen: readonly File[]) => {
    const room = mostFiles - files.length
    setFailure(chosen.length > room ? text('thread.tooMany') : null)
    for (const file of chosen.slice(0, Math.max(0, room))) void attach(file)
  }

  const submit = async () => {
    if (isBusy) return
    if (said.trim() === '') return complain(text('thread.empty'))
    if (files.some(({ id }) => id === null)) return setFailure(text('thread.waitForFiles'))
    setBusy(true)
    setFailure(null)
    const body = { text: said, files: files.flatMap(({ id }) => id ?? []) }
    try {
      await send(body, attempt.keyFor(body))
      attempt.forget()
      say('')
      setFiles([])
      toast.success(text('thread.sent'))
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      const wrong = error.problem.errors?.['text']?.[0]?.message
      if (wrong) complain(wrong)
      else setFailure(words(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    said,
    say(typed: string) {
      complain(null)
      say(typed)
    },
    files,
    take,
    drop: (key: number) => setFiles((now) => now.filter((each) => each.key !== key)),
    complaint,
    failure,
    isBusy,
    isDirty,
    isSaved,
    submit,
  }
}

export type Composing = ReturnType<typeof useComposer>
