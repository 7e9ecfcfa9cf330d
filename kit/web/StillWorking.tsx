import { slowCalls } from './slow-calls.ts'
import classes from './StillWorking.module.css'
import { useKitText } from './text.ts'

/** Says after ten seconds that a call is still under way; nothing is given up by itself. */
export function StillWorking() {
  const text = useKitText()
  const waiting = slowCalls.use() > 0
  return (
    <div role="status" className={`${classes.place} no-print`}>
      {waiting && <span className={classes.pill}>{text('states.stillWorking')}</span>}
    </div>
  )
}
