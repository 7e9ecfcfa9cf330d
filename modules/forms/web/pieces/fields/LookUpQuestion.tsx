import { use } from 'react'
import { LookUp } from '#kit/web/form/LookUp.tsx'
import { complaintAbout } from '../../../contract/check-answer.ts'
import { textOf } from '../draft/answers.ts'
import { useStepForm } from '../form/step-context.ts'
import classes from './fields.module.css'
import type { Entered } from './question.ts'
import { shared } from './TextQuestion.tsx'

/** A code of a list, by its digits or by words. */
export function LookUpQuestion({ entered }: { entered: Entered }) {
  const { kind } = useStepForm()
  const { formats } = use(kind.pages())
  const { question, onChange } = entered
  const value = textOf(entered.value)
  return (
    <LookUp
      {...shared(entered)}
      list={question.list ?? ''}
      isWhole={value.trim() !== '' && complaintAbout(question, value, formats) === null}
      onChange={onChange}
      classNames={{
        input: classes.input,
        label: classes.label,
        description: classes.hint,
        error: classes.error,
      }}
    />
  )
}
