import { useShortcutsEnabled } from '../layout/shortcuts.ts'
import classes from './queue.module.css'

/** The letter that does what a button does, where letters do anything. */
export function KeyHint({ letter }: { letter: string }) {
  if (!useShortcutsEnabled()) return null
  return (
    <kbd aria-hidden className={classes.key}>
      {letter.length === 1 ? letter.toUpperCase() : letter}
    </kbd>
  )
}
