import { dateFormat } from '../../contract/date-format.ts'
import { dateOf } from '../calendar-days.ts'
import { useLocale } from '../language.ts'
import { None } from './Money.tsx'

interface Shown {
  value: string | null
  dateStyle?: 'short' | 'medium' | 'long'
}

/** A calendar date, the same day in every time zone, or the day of a moment where the organisation is. */
export function DateText({ value: given, ...shown }: Shown) {
  const value = given && dateOf(given)
  return <Time {...shown} value={value} at={`${value}T00:00:00Z`} style={{ timeZone: 'UTC' }} />
}

/** A moment, in the time zone of whoever looks. */
export const InstantText = (shown: Shown) => (
  <Time {...shown} at={shown.value ?? ''} style={{ timeStyle: 'short' }} />
)

function Time(props: Shown & { at: string; style: Intl.DateTimeFormatOptions }) {
  const { value, dateStyle = 'medium' } = props
  const locale = useLocale()
  if (value === null) return <None />
  const format = dateFormat(locale, { dateStyle, ...props.style })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(props.at))}
    </time>
  )
}
