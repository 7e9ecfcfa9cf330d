import { Button } from '@mantine/core'
import { use, useState } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Answers } from '../../contract/conditions.ts'
import classes from './preview.module.css'
import type { DraftState } from '../pieces/draft/draft-state.ts'
import type { FormKind } from '../pieces/form-kind.ts'
import { StepBody } from '../pieces/form/StepBody.tsx'
import { StepContext } from '../pieces/form/step-context.ts'
import { checkStep } from '../pieces/steps/check-step.ts'
import type { Step } from '../pieces/steps/steps.ts'
import { useErrorWords, useWords } from '../pieces/words/use-words.ts'

interface PreviewPageProps {
  kind: FormKind
  step: Step
  answers: Answers
  turn: (by: -1 | 1) => void
}

/** A page of the form with the real questions; going on checks it as it is checked for everybody. */
export function PreviewPage({ kind, step, answers, turn }: PreviewPageProps) {
  const words = useWords()
  const errorWords = useErrorWords('forms')
  const bilingual = useBilingual()
  const [wasTried, setTried] = useState(false)
  const { draft } = kind.store.get() as DraftState
  const pages = use(kind.pages())
  const found = checkStep(step, { kind, pages, draft, answers })
  const errors: Record<string, string> = {}
  if (wasTried)
    for (const [path, [first]] of Object.entries(found))
      if (first)
        errors[path] = errorWords(first, step.questions.find(({ id }) => id === path)?.label)
  const goOn = () => {
    setTried(true)
    if (Object.keys(found).length === 0) turn(1)
  }
  return (
    <StepContext value={{ kind, answers, errors }}>
      <p className="quiet">{bilingual(kind.heading(draft))}</p>
      <h2>{step.title}</h2>
      {step.intro && <p>{step.intro}</p>}
      <div className={classes.phoneBody}>
        <StepBody questions={step.questions} />
      </div>
      <div className={classes.acts}>
        <Button variant="default" size="md" onClick={() => turn(-1)}>
          {words('nav.goBack')}
        </Button>
        <Button size="md" onClick={goOn}>
          {words('nav.go')}
        </Button>
      </div>
    </StepContext>
  )
}
