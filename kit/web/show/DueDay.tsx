import { daysSince, today } from '../calendar-days.ts'
import { useText } from '../text.ts'
import { DateText } from './DateText.tsx'
import { ToneBadge } from './StatusBadge.tsx'

interface Due {
  day: string
  /** The hour of that day, where one is set. */
  time?: string | null
  /** Where more than the day decides it: the hour, or that it is done. */
  isLate?: boolean
}

/** Whether a day is over: what was due then is late. */
export const isPast = (day: string) => day < today()

/** The day that something is due, or for how long that day has passed. */
export function DueDay({ day, time, isLate = isPast(day) }: Due) {
  const text = useText('kit')
  if (isLate)
    return (
      <ToneBadge tone="danger">
        {text('dates.late', { days: Math.max(daysSince(day), 0) })}
      </ToneBadge>
    )
  return (
    <span>
      <DateText value={day} /> {time && <span className="numbers">{time}</span>}
    </span>
  )
}
