import { useKitText, useText } from '#kit/web/text.ts'
import type { SingleAnswer } from '../../../contract/answers.endpoints.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { useAnswerWords } from '../check/AnswerText.tsx'
import classes from './answers.module.css'

/** One answer in words; what was not answered says why. */
export function Answer({
  question,
  answer: { state, value },
}: {
  question: PublicQuestion | null
  answer: SingleAnswer
}) {
  const text = useText('forms')
  const kit = useKitText()
  const say = useAnswerWords()
  const unanswered = {
    notAsked: text('answers.notAsked'),
    empty: text('answers.empty'),
    notInVersion: text('answers.notInVersion'),
  }
  if (!question || state !== 'answered')
    return (
      <span className="quiet">{unanswered[state === 'answered' ? 'notInVersion' : state]}</span>
    )
  if (question.kind === 'file')
    return (value as { name: string }[]).map(({ name }) => name).join(', ')
  if (question.kind === 'statement') return kit('states.yes')
  if (question.kind === 'longText') return <span className={classes.long}>{String(value)}</span>
  return say(question, value)
}
