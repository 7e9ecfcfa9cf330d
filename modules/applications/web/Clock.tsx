import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationStatus } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { daysSince, today } from '#kit/web/calendar-days.ts'
import classes from './applications.module.css'

/** How long the application waits against the service standard; decided, the clock has stopped. */
export function Clock({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const { status, decision, submittedAt, reviewDueOn } = record
  if (decision) return text('header.decided', { date: spoken.date(decision.at) })
  if (applicationStatus.states[status].stage !== 'pending') return text('header.withdrawn')
  const date = spoken.date(reviewDueOn)
  const isLate = reviewDueOn < today()
  return (
    <span className={classes.clock}>
      <span className="numbers">{text('list.daysWaiting', { days: daysSince(submittedAt) })}</span>
      {isLate && <ToneBadge tone="danger">{text('list.lateWord')}</ToneBadge>}
      <span className="quiet">{text(isLate ? 'list.late' : 'list.dueOn', { date })}</span>
    </span>
  )
}
