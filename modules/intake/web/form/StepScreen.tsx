import { Button } from '@mantine/core'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Side } from '../../contract/intake.ts'
import { keepStep } from '../draft/change-draft.ts'
import { useDraftOf, type DraftState } from '../draft/draft-state.ts'
import { CheckPage, fetchLaterPages } from '../pages/later-pages.ts'
import { StepBody } from '../pages/StepBody.tsx'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords, type WordKey } from '../words/use-words.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SendLink } from './SendLink.tsx'
import { StepContext } from './step-context.ts'
import { StepList, StepProgress } from './StepList.tsx'
import { useStepPage } from './use-step-page.ts'
import classes from './form.module.css'
import stepClasses from './steps.module.css'

/** One page of the form with where one is, what is saved, and the way on and back. */
export function StepScreen({ side, step }: { side: Side; step: Step }) {
  const state = useDraftOf(side) as DraftState
  const words = useWords()
  const bilingual = useBilingual()
  const title = words(`steps.${step.id}.title` as WordKey)
  const heading = useHeadingFocus(step)
  useOwnTitle(title)
  useEffect(() => keepStep(side, step.id), [side, step])
  return (
    <div className={classes.screen}>
      <aside className={classes.side}>
        <div className={stepClasses.aside}>
          <StepList state={state} step={step} />
        </div>
        <SendLink state={state} />
      </aside>
      <div className={classes.page}>
        <p className={classes.program}>{bilingual(state.draft.program.name)}</p>
        <StepProgress state={state} step={step} />
        <div className={classes.top}>
          <BackLink state={state} step={step} />
          <SaveStatus saving={state.saving} savedAt={state.savedAt} />
        </div>
        {state.ended && (
          <ProblemNotice
            key={state.ended.code}
            problem={state.ended}
            side={side}
            token={state.token}
          />
        )}
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <Suspense>
          {step.id === 'check' ? (
            <CheckPage key={step.id} state={state} />
          ) : (
            <QuestionPage key={step.id} state={state} step={step} />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function QuestionPage({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const page = useStepPage(state, step)
  const { side } = state.draft
  const { errors } = page
  const context = useMemo(() => ({ side, errors }), [side, errors])
  const intro = words(`steps.${step.id}.intro` as WordKey)
  const isFromCheck = useSearchParameters()['from'] === 'check'
  return (
    <StepContext value={context}>
      <form
        noValidate
        className={classes.form}
        onInput={fetchLaterPages}
        onSubmit={(event) => {
          event.preventDefault()
          void page.goOn()
        }}
      >
        {intro && <p className={classes.intro}>{intro}</p>}
        <ErrorSummary lines={page.lines} attempt={page.attempt} />
        <StepBody step={step} />
        <div className={classes.actions}>
          <Button type="submit" size="lg">
            {words(isFromCheck ? 'nav.toCheck' : 'nav.go')}
          </Button>
        </div>
      </form>
    </StepContext>
  )
}

function BackLink({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const { steps } = useSteps(state)
  const previous = steps[steps.indexOf(step) - 1]
  const { side } = state.draft
  const screen = screenOf(side, previous?.screen ?? 'profile')
  return (
    <ScreenLink screen={screen} query={previous ? queryOf(previous) : {}} className={classes.back}>
      <span aria-hidden>‹ </span>
      {words('nav.goBack')}
    </ScreenLink>
  )
}

let lastStep: Step | null = null

/** Each page begins at its heading, for eyes and ears; the first one as the browser has it. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (lastStep && lastStep !== step) heading.current?.focus({ preventScroll: true })
    lastStep = step
  }, [step])
  return heading
}
