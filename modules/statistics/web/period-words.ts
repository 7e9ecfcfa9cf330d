import { useLocale } from '#kit/web/language.ts'

/** How a month or a year is called: `March 2026`, `2026`. */
export function usePeriodName() {
  const locale = useLocale()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (period: string) =>
    period.length === 7 ? name.format(new Date(`${period}-01T00:00:00Z`)) : period
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
