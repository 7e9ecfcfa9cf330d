import { daysSince, today } from '#kit/web/calendar-days.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'

export const isPast = (day: string) => day < today()

/** The day that something is due, or for how long that day has passed. */
export function DueBy({ day }: { day: string }) {
  const text = useText()
  if (isPast(day))
    return <ToneBadge tone="danger">{text('due.late', { days: daysSince(day) })}</ToneBadge>
  return (
    <span>
      <span className="quiet">{text('due.by')}</span> <DateText value={day} />
    </span>
  )
}
