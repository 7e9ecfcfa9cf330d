import { useText } from '#kit/web/text.ts'
import { applicantTypes } from '../contract/registration.endpoints.ts'
import classes from './UserTypeChoice.module.css'

interface Props {
  id: string
  label: string
  value: string
  error: string | undefined
  onChoose: (value: string) => void
}

/** Two cards, of which one is chosen. */
export function UserTypeChoice({ id, label, value, error, onChoose }: Props) {
  const text = useText()
  return (
    <fieldset
      id={id}
      className={classes.choice}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={classes.cards}>
        {applicantTypes.map((type) => (
          <label key={type} className={classes.card}>
            <input
              type="radio"
              name={id}
              value={type}
              required
              checked={value === type}
              onChange={() => onChoose(type)}
            />
            <span>
              {text(`choices.userType.${type}.label`)}
              <small>{text(`choices.userType.${type}.hint`)}</small>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
