import { lazy, Suspense } from 'react'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import classes from '#modules/forms/web/pieces/form/form.module.css'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useWords } from '../words/use-words.ts'

const Estimate = lazy(() => import('./Estimate.tsx').then((m) => ({ default: m.Estimate })))

/** The estimate comes with the first page that shows it. */
export const LaterEstimate = () => (
  <Suspense>
    <Estimate />
  </Suspense>
)

/** What the employer gets for it, and where it goes. */
export function SentTo() {
  const { answers } = useStepForm()
  const words = useWords()
  return (
    <>
      <LaterEstimate />
      <p className={classes.intro}>
        {words('check.lawful', { email: textOf(answers['position.participantEmail']) || '…' })}
      </p>
    </>
  )
}
