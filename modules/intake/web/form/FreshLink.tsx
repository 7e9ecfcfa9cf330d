import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** Asks for a new link to the address on file, in place of one that has expired. */
export function FreshLink({ token }: { token: string }) {
  const words = useWords()
  const problemText = useProblemText()
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      await callApi(intakeEndpoints.sendFreshLink, { params: { token } })
      say(words('invitation.freshSent'))
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
    <div className={classes.fresh}>
      <Button size="md" loading={isBusy} onClick={() => void ask()}>
        {words('invitation.fresh')}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
