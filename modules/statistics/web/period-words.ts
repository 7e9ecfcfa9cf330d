import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { daysOf, type Days } from '../contract/period.ts'

/** How a month or a year is called: `March 2026`, `2026`. */
export function usePeriodName() {
  const locale = useLocale()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (period: string) =>
    period.length === 7 ? name.format(new Date(`${period}-01T00:00:00Z`)) : period
}

/** The same, and to which day where not all of it counts: `October 2026, to Oct 23`. */
export function useComparedName() {
  const text = useText()
  const nameOf = usePeriodName()
  const day = dateFormat(useLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return ({ period, days: { to } }: { period: string; days: Days }) =>
    to === daysOf(period).to
      ? nameOf(period)
      : text('compare.toDay', { period: nameOf(period), date: day.format(new Date(to)) })
}

/** The twelve months as choices, `01` to `12`. */
export function useMonthChoices() {
  const locale = useLocale()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: name.format(new Date(Date.UTC(2000, at, 1))),
  }))
}
