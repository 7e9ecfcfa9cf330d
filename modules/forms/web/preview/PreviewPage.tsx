import { Button } from '@mantine/core'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Answers } from '../../contract/conditions.ts'
import classes from './preview.module.css'
import type { DraftState } from '../pieces/draft/draft-state.ts'
import type { FormKind } from '../pieces/form-kind.ts'
import { StepBody } from '../pieces/form/StepBody.tsx'
import { StepContext } from '../pieces/form/step-context.ts'
import { useChecked } from '../pieces/steps/use-checked.ts'
import type { Step } from '../pieces/steps/steps.ts'
import { useWords } from '../pieces/words/use-words.ts'

interface PreviewPageProps {
  kind: FormKind
  step: Step
  answers: Answers
  turn: (by: -1 | 1) => void
}

/** A page of the form with the real questions; going on checks it as it is checked for everybody. */
export function PreviewPage({ kind, step, answers, turn }: PreviewPageProps) {
  const words = useWords()
  const bilingual = useBilingual()
  const state = kind.store.get() as DraftState
  const { errors, isRight } = useChecked({ kind, state, step, answers })
  return (
    <StepContext value={{ kind, answers, errors }}>
      <p className="quiet">{bilingual(kind.heading(state.draft))}</p>
      <h2>{step.title}</h2>
      {step.intro && <p>{step.intro}</p>}
      <div className={classes.phoneBody}>
        <StepBody questions={step.questions} />
      </div>
      <div className={classes.acts}>
        <Button variant="default" size="md" onClick={() => turn(-1)}>
          {words('nav.goBack')}
        </Button>
        <Button size="md" onClick={() => isRight() && turn(1)}>
          {words('nav.go')}
        </Button>
      </div>
    </StepContext>
  )
}
