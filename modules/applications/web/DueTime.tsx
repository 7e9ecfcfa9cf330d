import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { daysSince, today } from '#kit/web/calendar-days.ts'
import classes from './lists.module.css'

/** The day by which the standard promises a decision, or for how long it has passed. */
export function DueTime({ reviewDueOn }: { reviewDueOn: string }) {
  const text = useText('applications')
  if (reviewDueOn >= today()) return <DateText value={reviewDueOn} />
  return (
    <span className={classes.late}>{text('list.daysLate', { days: daysSince(reviewDueOn) })}</span>
  )
}
