import { today } from '#kit/web/calendar-days.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './dashboard.module.css'

/** Until when, and whether that day has passed. */
export function DueDay({ day }: { day: string }) {
  const text = useText()
  return (
    <span className={classes.due}>
      <span className="quiet">{text('queues.due')}</span> <DateText value={day} />
      {day < today() && <ToneBadge tone="danger">{text('queues.late')}</ToneBadge>}
    </span>
  )
}
