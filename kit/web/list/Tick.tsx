import classes from './Tick.module.css'

interface TickProps {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen, but not all. */
  isPartial?: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own checkbox: a list shows many, and needs nothing that they cannot do. */
export function Tick({ label, checked, isPartial = false, onChange }: TickProps) {
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = isPartial
      }}
      type="checkbox"
      className={classes.tick}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
