import { DateText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { daysSince, today } from '#kit/web/calendar-days.ts'
import classes from './lists.module.css'

/** How long an undecided application has waited, against the day that the standard promises. */
export function WaitingTime(props: { submittedAt: string; reviewDueOn: string }) {
  const text = useText('applications')
  const isLate = props.reviewDueOn < today()
  return (
    <span className={classes.waiting}>
      <span className="numbers">
        {text('list.daysWaiting', { days: daysSince(props.submittedAt) })}
      </span>
      {isLate ? (
        <ToneBadge tone="danger">{text('list.lateWord')}</ToneBadge>
      ) : (
        <span className="quiet">
          <DateText value={props.reviewDueOn} />
        </span>
      )}
    </span>
  )
}
