import { useLocale } from '../language.ts'
import { None } from './Money.tsx'

type Style = 'short' | 'medium' | 'long'

/** A calendar date, `YYYY-MM-DD`: the same day in every time zone. */
export function DateText({
  value,
  dateStyle = 'medium',
}: {
  value: string | null
  dateStyle?: Style
}) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(`${value}T00:00:00Z`))}
    </time>
  )
}

/** A moment, in the time zone of whoever looks. */
export function InstantText({
  value,
  dateStyle = 'medium',
}: {
  value: string | null
  dateStyle?: Style
}) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(value))}
    </time>
  )
}
