import classes from './Tick.module.css'

interface TickProps {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen, but not all. */
  isPartial?: boolean
  /** `isRange`: with Shift, up to the one that was touched before. */
  onChange: (checked: boolean, isRange: boolean) => void
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
      onChange={({ currentTarget, nativeEvent }) =>
        onChange(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
  )
}
