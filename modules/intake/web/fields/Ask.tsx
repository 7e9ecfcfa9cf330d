import type { Field } from '#kit/contract/fields.ts'
import type { ReactNode } from 'react'
import type { Part } from '../draft/answers.ts'
import { ChoiceQuestion, YesNoQuestion } from './ChoiceQuestion.tsx'
import { DateQuestion } from './DateQuestion.tsx'
import { useQuestion, type Question } from './question.ts'
import { RuleNotice } from './RuleNotice.tsx'
import { LongTextQuestion, TextQuestion } from './TextQuestion.tsx'

const inputs: Partial<Record<Field['kind'], (props: { question: Question }) => ReactNode>> = {
  longText: LongTextQuestion,
  date: DateQuestion,
  choice: ChoiceQuestion,
  yesNo: YesNoQuestion,
}

/** One question of the form, with the program's rule below it when the answer does not meet it. */
export function Ask({ part, name }: { part: Part; name: string }) {
  const question = useQuestion(part, name)
  const Input = inputs[question.field.kind] ?? TextQuestion
  return (
    <div>
      <Input question={question} />
      <RuleNotice part={part} name={name} />
    </div>
  )
}
