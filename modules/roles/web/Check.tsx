import { useId } from 'react'
import classes from './matrix.module.css'

interface CheckProps {
  label: string
  /** Said in place of the label, where the label alone would not tell. */
  spoken?: string
  checked: boolean
  isPartial?: boolean
  /** Why it cannot be changed. */
  reason?: string | null | undefined
  isStrong?: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own checkbox with its words: the page shows some hundreds. */
export function Check(props: CheckProps) {
  const { label, spoken, checked, isPartial = false, reason, onChange } = props
  const id = useId()
  return (
    <span className={classes.check} data-strong={props.isStrong || undefined}>
      <input
        id={id}
        ref={(input) => {
          if (input) input.indeterminate = isPartial
        }}
        type="checkbox"
        aria-label={spoken}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? `${id}-why` : undefined}
        checked={checked}
        onChange={(event) => !reason && onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} title={reason ?? undefined} data-refused={reason ? true : undefined}>
        {label}
      </label>
      {reason && (
        <span id={`${id}-why`} className="only-spoken">
          {reason}
        </span>
      )}
    </span>
  )
}
