import { today } from '#kit/web/calendar-days.ts'
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
  const { label, required, help, kind, fill } = placed.question
  // A day of this year, unless it is a birthday that is asked for.
  const year = fill === 'bday' ? '2007' : today().slice(0, 4)
  const usual =
    kind === 'date'
      ? words('hints.date', { year })
      : kind === 'phone'
        ? words('hints.phone')
        : undefined
  return {
    ...placed,
    id: inputId(path),
    label: required || kind === 'documents' ? label : words('optional', { label }),
    hint: help ?? usual,
  }
}
