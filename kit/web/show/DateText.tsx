import { dateFormat } from '../../contract/date-format.ts'
import { dateOf } from '../calendar-days.ts'
import { useLocale } from '../language.ts'
import { organisation } from '../organisation.ts'
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

/** The days from one to another, or the one day that they are. */
export const DaysText = ({ from, to }: { from: string; to: string }) => (
  <>
    <DateText value={from} />
    {to !== from && (
      <>
        {' – '}
        <DateText value={to} />
      </>
    )}
  </>
)

/** A moment, in the time zone of whoever looks. */
export const InstantText = (shown: Shown) => (
  <Time {...shown} at={shown.value ?? ''} style={{ timeStyle: 'short' }} />
)

/** A moment where the organisation is: of what is kept or sent for everybody by its clock. */
export const OrganisationInstantText = (shown: Shown) => (
  <Time
    {...shown}
    at={shown.value ?? ''}
    style={{ timeStyle: 'short', timeZone: organisation.get().timeZone }}
  />
)

/** A time of day that is of no zone, such as `13:12`. */
export function TimeText({ value }: { value: string }) {
  const format = dateFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' })
  return (
    <time dateTime={value} className="numbers">
      {format.format(new Date(`1970-01-01T${value}Z`))}
    </time>
  )
}

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
