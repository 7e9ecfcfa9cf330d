import { Skeleton } from '@mantine/core'
import { useKitText } from '#kit/web/text.ts'
import classes from './dashboard.module.css'

/** As large as what comes, so that nothing moves; not there at all when it comes at once. */
export function WaitingDashboard() {
  const text = useKitText()
  return (
    <div className={`${classes.dashboard} ${classes.waiting}`}>
      <span className="only-spoken" role="status">
        {text('states.loading')}
      </span>
      <div className={classes.figures} aria-hidden>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={84} radius={8} />
        ))}
      </div>
      <div className={classes.columns} aria-hidden>
        <Skeleton height={470} radius={8} />
        <div className={classes.aside}>
          <Skeleton height={220} radius={8} />
          <Skeleton height={220} radius={8} />
        </div>
      </div>
    </div>
  )
}
