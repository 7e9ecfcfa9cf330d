import { isRealDay } from '../../../contract/check-answer.ts'
import { textOf } from '../draft/answers.ts'
import { dayOf, partsOf, withPart } from '../draft/day-parts.ts'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './fields.module.css'
import type { Entered } from './question.ts'

const parts = ['day', 'month', 'year'] as const

/**
 * A day in three boxes. What is no day stays as typed, and is said at all three; a day is
 * said with its month in words.
 */
export function DateQuestion({ entered }: { entered: Entered }) {
  const words = useWords()
  const { day } = useFormats()
  const { id, label, hint, error, question, value, onChange } = entered
  const typed = textOf(value)
  const held = partsOf(typed)
  const whole = dayOf(typed)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={classes.options} aria-describedby={described || undefined}>
      <legend className={classes.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.day}>
        {parts.map((part) => (
          <label key={part}>
            {words(`dateParts.${part}`)}
            <input
              name={`${id}-${part}`}
              inputMode="numeric"
              autoComplete={question.fill === 'bday' ? `bday-${part}` : 'off'}
              aria-invalid={Boolean(error)}
              value={held[part]}
              onChange={(event) => onChange(withPart(typed, part, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <p role="status" className={classes.hint}>
        {isRealDay(whole) ? day(whole) : '\u00a0'}
      </p>
    </fieldset>
  )
}
