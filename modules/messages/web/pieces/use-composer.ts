import { useRef, useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useAttemptKey } from '#kit/web/form/attempt-key.ts'
import { useKeptValues } from '#kit/web/form/use-kept-form.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { mostFiles } from '../../contract/message.ts'
import { useAttached } from './use-attached.ts'

/** How a conversation is written to: signed in, or through the link of a mail. */
export interface Door {
  /** Tells the conversations of one page apart. */
  name: string
  send: (body: { text: string; files: string[] }, idempotencyKey: string) => Promise<unknown>
  upload: (file: File, progress: (part: number) => void) => Promise<{ id: string }>
}

/** A message that is being written, with the files that go along. */
export function useComposer({ send, upload, name }: Door) {
  const text = useText('messages')
  const words = useProblemText()
  const [said, say] = useState('')
  const attached = useAttached(upload)
  const { files } = attached
  const [complaint, complain] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSaved = useRef(false)
  const attempt = useAttemptKey()
  const isDirty = said.trim() !== '' || files.length > 0
  // The files wait on the server for whoever sent them; their names alone would promise too much.
  useKeptValues({
    name: `message ${name}`,
    values: said.trim() === '' ? null : { said },
    restore: (kept) => say(kept.said),
  })

  const take = (chosen: readonly File[]) => {
    const room = mostFiles - files.length
    setFailure(chosen.length > room ? text('thread.tooMany') : null)
    for (const file of chosen.slice(0, Math.max(0, room))) void attached.attach(file)
  }

  const submit = async () => {
    if (isBusy) return
    if (said.trim() === '') return complain(text('thread.empty'))
    const obstacle = attached.obstacle()
    if (obstacle) return setFailure(text(obstacle))
    setBusy(true)
    setFailure(null)
    const body = { text: said, files: files.flatMap(({ id }) => id ?? []) }
    try {
      await send(body, attempt.keyFor(body))
      attempt.forget()
      say('')
      attached.clear()
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
    drop: attached.drop,
    complaint,
    failure,
    isBusy,
    isDirty,
    isSaved,
    submit,
  }
}

export type Composing = ReturnType<typeof useComposer>
