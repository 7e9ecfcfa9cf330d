import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import type { FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import form from './form.module.css'
import classes from './link.module.css'

/** Asks for a new link to the address on file, in place of one that has expired. */
export function FreshLink({
  kind,
  token,
  isAside,
}: {
  kind: FormKind
  token: string
  /** Beside the form, where another button leads on. */
  isAside?: true
}) {
  const words = useWords()
  const problemText = useProblemText()
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await kind.calls.sendFreshLink(token)
      say(words('fresh.sent'))
    } catch (error) {
      const isCrowded = error instanceof ApiProblem && error.status === 429
      say(
        isCrowded
          ? words('problems.tooManyRequests', { seconds: error.retryAfter ?? 0 })
          : problemText(error),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={isAside ? form.inline : classes.fresh}>
      <Button
        variant={isAside ? 'default' : 'filled'}
        size="md"
        loading={isBusy}
        onClick={() => void ask()}
      >
        {words('fresh.send')}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
