import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'

/** A birthday whose year nobody knows: « 18 novembre », of `1904-11-18` as of `--11-18`. */
export function BirthDayText({ value }: { value: string }) {
  const format = dateFormat(useLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // A leap year knows every day.
  return (
    <time dateTime={`--${value.slice(-5)}`}>
      {format.format(new Date(`2000-${value.slice(-5)}T00:00:00Z`))}
    </time>
  )
}
