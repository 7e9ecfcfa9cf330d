import { inputId } from '#kit/web/form/form-context.ts'
import type { PublicQuestion } from '../../../contract/public-form.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import classes from './fields.module.css'

/** What is confirmed, one by one. */
export function StatementsQuestion({ statements }: { statements: readonly PublicQuestion[] }) {
  const words = useWords()
  return (
    <fieldset className={classes.options}>
      <legend className={classes.label}>{words('statements.confirm')}</legend>
      <div className={classes.column}>
        {statements.map((statement) => (
          <Statement key={statement.id} statement={statement} />
        ))}
      </div>
    </fieldset>
  )
}

function Statement({ statement }: { statement: PublicQuestion }) {
  const words = useWords()
  const { id, label, help, required } = statement
  const { typed, errors, answer } = useStepForm()
  const error = errors[id]
  const at = inputId(id)
  return (
    <>
      {error && (
        <p id={`${at}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <label className={classes.option}>
        <input
          id={at}
          type="checkbox"
          checked={typed[id] === true}
          aria-describedby={error ? `${at}-error` : undefined}
          onChange={(event) => answer({ [id]: event.currentTarget.checked })}
        />
        <span>
          {required ? label : words('optional', { label })}
          {help && <small className={classes.hint}>{help}</small>}
        </span>
      </label>
    </>
  )
}
