import type { Answers } from '../../../contract/conditions.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { inputId } from '#kit/web/form/form-context.ts'
import { useWords } from '../words/use-words.ts'

/** Where a question stands: its path, what it holds, what is wrong with it. */
export interface Placed {
  question: PublicQuestion
  path: string
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
  /** What conditions of its options read. */
  answers: Answers
}

/** A question as its input needs it, whatever its kind. */
export interface Entered extends Omit<Placed, 'path'> {
  id: string
  label: string
  hint: string | undefined
}

/** The label says what need not be answered; days and phone numbers say how they are written. */
export function useEntered({ path, ...placed }: Placed): Entered {
  const words = useWords()
  const { label, required, help, kind } = placed.question
  const usual =
    kind === 'date' ? words('hints.date') : kind === 'phone' ? words('hints.phone') : undefined
  return {
    ...placed,
    id: inputId(path),
    label: required || kind === 'documents' ? label : words('optional', { label }),
    hint: help ?? usual,
  }
}
