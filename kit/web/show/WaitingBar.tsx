import { useKitText } from '../text.ts'
import classes from './WaitingBar.module.css'

interface WaitingBarProps {
  isWaiting: boolean
  /** What came, for those who do not see it. */
  told?: string | undefined
}

/** Under what was typed, while its answer is on the way: it takes no room, so that nothing moves. */
export function WaitingBar({ isWaiting, told }: WaitingBarProps) {
  const text = useKitText()
  return (
    <div className={classes.bar} data-waiting={isWaiting || undefined} role="status">
      <span className="only-spoken">{isWaiting ? text('states.loading') : told}</span>
    </div>
  )
}
