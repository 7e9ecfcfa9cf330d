import { useErrorText } from '../form/error-text.ts'
import { useFormAround } from '../form/form-context.ts'
import { Money } from '../show/Money.tsx'
import classes from './decision.module.css'

/** What the lines of a form come to, and what is wrong with it. */
export function LinesTotal({ label, value }: { label: string; value: string }) {
  const form = useFormAround()
  const errorText = useErrorText()
  form.labels.current.set('total', label)
  const [wrong] = form.errors['total'] ?? []
  return (
    <p className={classes.total} data-wrong={wrong !== undefined || undefined} aria-live="polite">
      <strong>
        {label} <Money value={value} />
      </strong>
      {wrong && <span>{errorText(wrong, label, 'total')}</span>}
    </p>
  )
}
