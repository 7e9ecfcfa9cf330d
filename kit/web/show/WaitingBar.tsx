import { useKitText } from '../text.ts'
import classes from './WaitingBar.module.css'

/** Under what was typed, while its answer is on the way: it takes no room, so that nothing moves. */
export function WaitingBar({ isWaiting }: { isWaiting: boolean }) {
  const text = useKitText()
  return (
    <div className={classes.bar} data-waiting={isWaiting || undefined} role="status">
      {isWaiting && <span className="only-spoken">{text('states.loading')}</span>}
    </div>
  )
}
