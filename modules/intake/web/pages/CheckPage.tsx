import { Button } from '@mantine/core'
import { useState } from 'react'
import { useProblemTitle } from '#kit/web/page-title.ts'
import { textOf } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Honeypot } from '../form/Honeypot.tsx'
import { ProblemNotice } from '../form/ProblemNotice.tsx'
import { StepContext } from '../form/step-context.ts'
import classes from '../form/form.module.css'
import { useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { Estimate } from './later-pages.ts'
import { StepSummary } from './StepSummary.tsx'
import { useSubmission } from './use-submission.ts'

const noErrors = {}

/** Everything that was answered, each part with the way to change it, before it is sent. */
export function CheckPage({ state }: { state: DraftState }) {
  const words = useWords()
  const { steps } = useSteps(state)
  const [website, setWebsite] = useState('')
  const sending = useSubmission(state, website)
  const { side } = state.draft
  const [context] = useState(() => ({ side, errors: noErrors }))
  useProblemTitle(sending.lines.length > 0)
  return (
    <StepContext value={context}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void sending.submit()
        }}
      >
        <p className={classes.intro}>{words('steps.check.intro')}</p>
        {sending.problem && (
          <ProblemNotice
            key={sending.attempt}
            problem={sending.problem}
            side={side}
            token={state.token}
          />
        )}
        {sending.isUnsaved && (
          <p role="alert" className={classes.summary}>
            {words('check.unsaved')}
          </p>
        )}
        <ErrorSummary lines={sending.lines} attempt={sending.attempt} />
        {steps.slice(0, -1).map((step) => (
          <StepSummary key={step.id} state={state} step={step} />
        ))}
        {side === 'employer' && <Estimate />}
        {side === 'employer' && (
          <p className={classes.intro}>
            {words('check.lawful', {
              email: textOf(state.typed['position.participantEmail']) || '…',
            })}
          </p>
        )}
        <Honeypot value={website} onChange={setWebsite} />
        <div className={classes.actions}>
          <Button type="submit" size="lg" loading={sending.isBusy}>
            {words(side === 'employer' ? 'check.send' : 'check.sendEmployee')}
          </Button>
        </div>
      </form>
    </StepContext>
  )
}
