import { kindOf } from './period.ts'

interface Said {
  locale: string
  text: (key: string, values?: Record<string, string>) => string
}

/** `March 2026`; a quarter by its months, so that nobody has to know whose quarters they are. */
export function timeName(period: string, locale: string): string {
  const name = (month: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      new Date(Date.UTC(Number(period.slice(0, 4)), month, 1)),
    )
  const year = { year: 'numeric' } as const
  if (!period.includes('Q')) return name(Number(period.slice(5)) - 1, { month: 'long', ...year })
  const first = (Number(period.at(-1)) - 1) * 3
  return `${name(first, { month: 'short' })} – ${name(first + 2, { month: 'short', ...year })}`
}

/** A period by name, whatever its kind. */
export function periodName(period: string, { locale, text }: Said): string {
  const kind = kindOf(period)
  if (kind === 'all') return text('period.all')
  if (kind !== 'fiscalYear') return timeName(period, locale)
  const first = Number(period.slice(2))
  return text('period.fiscalYearOf', { first: String(first), last: String(first + 1) })
}
