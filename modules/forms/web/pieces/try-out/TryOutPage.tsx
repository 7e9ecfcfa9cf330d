import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import type { Answers } from '../../../contract/conditions.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { ErrorSummary, focusAnswer } from '../form/ErrorSummary.tsx'
import { StepBody } from '../form/StepBody.tsx'
import { StepContext } from '../form/step-context.ts'
import { useLabelOf } from '../form/use-label.ts'
import { useChecked } from '../steps/use-checked.ts'
import type { Step } from '../steps/steps.ts'
import { useWords } from '../words/use-words.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import formClasses from '../form/form.module.css'
import stepClasses from '../form/steps.module.css'
import classes from './try-out.module.css'

interface Shown {
  kind: FormKind
  state: DraftState
  step: Step
  answers: Answers
  number: number
  total: number
  /** It was turned to, and not what one saw first. */
  isTurnedTo: boolean
  turn: (by: -1 | 1) => void
}

/** A page with the real questions, checked as it is for everybody before one goes on. */
export function TryOutPage({ kind, state, step, answers, ...shown }: Shown) {
  const words = useWords()
  const { number, total, isTurnedTo, turn } = shown
  const heading = useFocusedHeading(isTurnedTo)
  const labelOf = useLabelOf(kind)
  const { errors, attempt, isRight } = useChecked({ kind, state, step, answers })
  const lines = Object.entries(errors).map(([path, message]) => ({
    path,
    message,
    label: labelOf(state, path),
    follow: () => focusAnswer(inputId(path)),
  }))
  const context = useMemo(() => ({ kind, errors, answers }), [kind, errors, answers])
  return (
    <StepContext value={context}>
      <div className={stepClasses.progress}>
        <p>{words('steps.count', { number, total })}</p>
        <div className={stepClasses.bar} aria-hidden>
          <span style={{ inlineSize: `${(number / total) * 100}%` }} />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {step.title}
      </h2>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight()) turn(1)
        }}
      >
        {step.intro && <p className={formClasses.intro}>{step.intro}</p>}
        <ErrorSummary lines={lines} attempt={attempt} />
        <StepBody questions={step.questions} />
        <div className={formClasses.actions}>
          <Button type="submit" size="lg">
            {words('nav.go')}
          </Button>
          {number > 1 && (
            <Button variant="default" size="lg" onClick={() => turn(-1)}>
              {words('nav.goBack')}
            </Button>
          )}
        </div>
      </form>
    </StepContext>
  )
}
