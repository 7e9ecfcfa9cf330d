import { useFold } from '../show/use-fold.ts'
import { useKitText } from '../text.ts'
import classes from './facts.module.css'

/** What is longer is shown by its beginning until somebody wants all of it. */
const fewLines = 180

/** A text of many lines by its first two, and the button for the rest; whole on paper. */
export function useLongValue(value: unknown) {
  const text = useKitText()
  const { isOpen, set } = useFold()
  if (typeof value !== 'string' || value.length <= fewLines) return {}
  const toggle = (
    <button
      type="button"
      className={`${classes.more} no-print`}
      aria-expanded={isOpen}
      onClick={() => set(!isOpen)}
    >
      {text(isOpen ? 'recordPane.less' : 'recordPane.whole')}
    </button>
  )
  return { clamp: isOpen ? undefined : classes.clamped, toggle }
}
