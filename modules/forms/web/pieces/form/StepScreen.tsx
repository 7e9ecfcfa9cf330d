import { Button } from '@mantine/core'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { keepStep } from '../draft/change-draft.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { checkStepId, screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import { AnotherDevice } from './AnotherDevice.tsx'
import { CountsFor } from './CountsFor.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { CheckPage, fetchLaterPages } from './later-pages.ts'
import { MovedNotice } from './MovedNotice.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SendLink } from './SendLink.tsx'
import { StepBody } from './StepBody.tsx'
import { StepContext } from './step-context.ts'
import { StepList, StepProgress } from './StepList.tsx'
import { useStepPage } from './use-step-page.ts'
import classes from './form.module.css'
import stepClasses from './steps.module.css'

interface Shown {
  kind: FormKind
  state: DraftState
  step: Step
}

/** One page of the form with where one is, what is saved, and the way on and back. */
export function StepScreen(shown: Shown) {
  const { kind, state, step } = shown
  const bilingual = useBilingual()
  const heading = useHeadingFocus(step)
  useOwnTitle(step.title)
  useEffect(() => keepStep(kind, step.id), [kind, step.id])
  return (
    <div className={classes.screen}>
      <aside className={classes.side}>
        <div className={stepClasses.aside}>
          <StepList {...shown} />
        </div>
        {kind.addressKey === null ? (
          <AnotherDevice kind={kind} token={state.token} />
        ) : (
          <SendLink kind={kind} state={state} />
        )}
      </aside>
      <div className={classes.page}>
        <p className={classes.program}>
          {[state.draft.countsFor?.employer, bilingual(kind.heading(state.draft))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <StepProgress {...shown} />
        <div className={classes.top}>
          <BackLink {...shown} />
          <SaveStatus saving={state.saving} savedAt={state.savedAt} />
        </div>
        {state.ended && (
          <ProblemNotice
            key={state.ended.code}
            problem={state.ended}
            kind={kind}
            token={state.token}
          />
        )}
        <CountsFor draft={state.draft} />
        <MovedNotice kind={kind} state={state} />
        {kind.Above && <kind.Above draft={state.draft} typed={state.typed} />}
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {step.title}
        </h1>
        <Suspense>
          {step.id === checkStepId ? (
            <CheckPage key={step.id} kind={kind} state={state} />
          ) : (
            <QuestionPage key={step.id} {...shown} />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function QuestionPage({ kind, state, step }: Shown) {
  const words = useWords()
  const page = useStepPage(kind, state, step)
  const { errors, answers } = page
  const context = useMemo(() => ({ kind, errors, answers }), [kind, errors, answers])
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
        {step.intro && <p className={classes.intro}>{step.intro}</p>}
        <ErrorSummary lines={page.lines} attempt={page.attempt} />
        <StepBody questions={step.questions} />
        <div className={classes.actions}>
          <Button type="submit" size="lg">
            {words(isFromCheck ? 'nav.toCheck' : 'nav.go')}
          </Button>
        </div>
      </form>
    </StepContext>
  )
}

function BackLink({ kind, state, step }: Shown) {
  const words = useWords()
  const { steps } = useSteps(kind, state)
  const previous = steps[steps.findIndex(({ id }) => id === step.id) - 1]
  const screen = screenOf(kind, previous?.place ?? '')
  return (
    <ScreenLink screen={screen} query={previous ? queryOf(previous) : {}} className={classes.back}>
      <span aria-hidden>‹ </span>
      {words('nav.goBack')}
    </ScreenLink>
  )
}

let lastStep: string | null = null

/** Each page begins at its heading, for eyes and ears; the first one as the browser has it. */
function useHeadingFocus({ id }: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (lastStep && lastStep !== id) heading.current?.focus({ preventScroll: true })
    lastStep = id
  }, [id])
  return heading
}
