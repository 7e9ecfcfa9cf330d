import { useKitText } from '../text.ts'
import classes from './form.module.css'

/** What need not be answered says so in sight; what must be is told to assistive technology. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired: boolean }) {
  const text = useKitText()
  if (isRequired) return label
  return (
    <>
      {label}
      <span aria-hidden className={classes.optional}>
        {' '}
        {text('form.optional')}
      </span>
    </>
  )
}
