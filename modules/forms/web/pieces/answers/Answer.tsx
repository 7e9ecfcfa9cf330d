import { CodeText } from '#kit/web/show/CodeText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { SingleAnswer } from '../../../contract/answers.endpoints.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { useAnswerWords } from '../check/AnswerText.tsx'
import { AnswerFile, type AnsweredFile } from './AnswerFile.tsx'
import classes from './answers.module.css'

/** One answer in words; what was not answered says why. */
export function Answer({
  of,
  question,
  answer: { state, value },
}: {
  /** The response. */
  of: string
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
    return (value as AnsweredFile[]).map((file) => <AnswerFile key={file.id} {...{ of, file }} />)
  if (question.kind === 'statement') return kit('states.yes')
  if (question.kind === 'longText') return <span className={classes.long}>{String(value)}</span>
  if (question.list) return <CodeText list={question.list} code={String(value)} />
  return say(question, value)
}
