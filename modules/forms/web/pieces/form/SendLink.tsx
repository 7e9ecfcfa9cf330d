import { Button, TextInput } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { emailSchema } from '#kit/contract/fields.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { textOf } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { saveNow } from '../draft/save-draft.ts'
import type { FormKind } from '../form-kind.ts'
import { useErrorWords, useWords } from '../words/use-words.ts'
import classes from './form.module.css'

interface OfForm {
  kind: FormKind
  state: DraftState
}

/** Sends a link with which one goes on on another device. */
export function SendLink({ kind, state }: OfForm) {
  const words = useWords()
  const sending = useSending({ kind, state })
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.aside}>
      <h2>
        <IconDeviceMobile size={18} stroke={1.75} aria-hidden />
        {words('link.title')}
      </h2>
      <p>{words('link.intro')}</p>
      {isOpen ? (
        <form noValidate className={classes.inline} onSubmit={(event) => void sending.send(event)}>
          <TextInput
            id="link-email"
            type="email"
            size="md"
            autoComplete="email"
            autoCapitalize="none"
            label={words('link.email')}
            error={sending.error}
            value={sending.email}
            onChange={(event) => sending.setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" size="md" loading={sending.isBusy}>
            {words('link.send')}
          </Button>
        </form>
      ) : (
        <Button variant="default" size="md" onClick={() => setOpen(true)}>
          {words('link.open')}
        </Button>
      )}
      <p role="status" className={classes.done}>
        {sending.said}
      </p>
    </section>
  )
}

function useSending({ kind, state }: OfForm) {
  const words = useWords()
  const errorWords = useErrorWords('forms')
  const problemText = useProblemText()
  const [email, setEmail] = useState(
    () => textOf(state.typed[kind.addressKey ?? '']) || (readStored('email') ?? ''),
  )
  const [error, setError] = useState('')
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)

  const deliver = async (address: string) => {
    try {
      await saveNow(kind)
      await kind.calls.sendLink(state.token, address)
      writeStored('email', address)
      say(words('link.sent', { email: address }))
    } catch (problem) {
      const isCrowded = problem instanceof ApiProblem && problem.status === 429
      setError(
        isCrowded
          ? words('problems.tooManyRequests', { seconds: problem.retryAfter ?? 0 })
          : problemText(problem),
      )
    }
  }

  const send = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const read = emailSchema.safeParse(email, { reportInput: true })
    const first = read.success ? null : fieldErrors(read.error.issues)['']?.[0]
    setError(first ? errorWords(first, words('link.email')) : '')
    say('')
    if (!read.success || isBusy) return document.getElementById('link-email')?.focus()
    setBusy(true)
    await deliver(read.data)
    setBusy(false)
  }
  return { email, setEmail, error, said, isBusy, send }
}
