import { useLocale } from '../language.ts'
import { None } from './Money.tsx'

type Style = 'short' | 'medium' | 'long'

/** A calendar date, `YYYY-MM-DD`: the same day in every time zone. */
export function DateText({ value, style = 'medium' }: { value: string | null; style?: Style }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(`${value}T00:00:00Z`))}
    </time>
  )
}

/** A moment, in the time zone of whoever looks. */
export function InstantText({ value, style = 'medium' }: { value: string | null; style?: Style }) {
  const locale = useLocale()
  if (value === null) return <None />
  const format = new Intl.DateTimeFormat(locale, { dateStyle: style, timeStyle: 'short' })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(value))}
    </time>
  )
}
