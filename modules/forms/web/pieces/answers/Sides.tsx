import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Difference } from '../../../contract/differences.endpoints.ts'
import { Answer } from './Answer.tsx'
import classes from './answers.module.css'

/** What each side answered, and what it was asked. */
export function Sides({ of }: { of: Difference }) {
  const bilingual = useBilingual()
  return (
    <dl className={classes.sides}>
      {[of.first, of.second].map(({ responseId, name, question, answer }) => (
        <div key={responseId}>
          <dt>{bilingual(name)}</dt>
          <dd>
            <strong className="numbers">
              <Answer of={responseId} question={question} answer={answer} />
            </strong>
            <span className={`quiet ${classes.wording}`}>{question.label}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
