import classes from './fields.module.css'
import type { Entered } from './question.ts'

interface Option {
  value: string
  label: string
}

type Asked = Pick<Entered, 'id' | 'label' | 'hint' | 'error' | 'value' | 'onChange'>

/** Choices that lie open, one of them or, with `many`, any number. */
export function OptionList(props: {
  question: Asked
  options: readonly Option[]
  inRow?: boolean
  /** Few characters each: as many beside one another as fit. */
  isNarrow?: boolean
  many?: boolean
}) {
  const { question, options, inRow = false, isNarrow = false, many = false } = props
  const { id, label, hint, error, value, onChange } = question
  const chosen = many ? (value as string[]) : [value]
  const choose = (option: string, isChosen: boolean) => {
    if (!many) return onChange(option)
    onChange(isChosen ? [...chosen, option] : chosen.filter((each) => each !== option))
  }
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
      <div className={isNarrow ? classes.figures : inRow ? classes.row : classes.column}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={id}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={(event) => choose(option.value, event.currentTarget.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
