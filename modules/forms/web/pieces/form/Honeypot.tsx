import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** A field that people neither see nor reach; programs that fill in everything give themselves away. */
export function Honeypot({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  const words = useWords()
  return (
    <div className={classes.trap} aria-hidden>
      <label>
        {words('website')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
