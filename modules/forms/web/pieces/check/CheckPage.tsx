import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useProblemTitle } from '#kit/web/page-title.ts'
import type { DraftState } from '../draft/draft-state.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Honeypot } from '../form/Honeypot.tsx'
import { ProblemNotice } from '../form/ProblemNotice.tsx'
import { StepContext } from '../form/step-context.ts'
import classes from '../form/form.module.css'
import type { FormKind } from '../form-kind.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { StepSummary } from './StepSummary.tsx'
import { useSubmission } from './use-submission.ts'

const noErrors = {}

/** Everything that was answered, each part with the way to change it, before it is sent. */
export function CheckPage({ kind, state }: { kind: FormKind; state: DraftState }) {
  const words = useWords()
  const { steps, answers, pages } = useSteps(kind, state)
  const sending = useSubmission(kind, state)
  const context = useMemo(() => ({ kind, answers, errors: noErrors }), [kind, answers])
  const { AtTheEnd, sendLabel } = pages
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
        <p className={classes.intro}>{words('check.intro')}</p>
        {sending.problem && (
          <ProblemNotice
            key={sending.attempt}
            problem={sending.problem}
            kind={kind}
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
          <StepSummary key={step.id} {...{ kind, state, answers, step }} formats={pages.formats} />
        ))}
        <AtTheEnd />
        {kind.isOpenToAll && <Honeypot value={sending.website} onChange={sending.setWebsite} />}
        <div className={classes.actions}>
          <Button type="submit" size="lg" loading={sending.isBusy}>
            {sendLabel}
          </Button>
        </div>
      </form>
    </StepContext>
  )
}
