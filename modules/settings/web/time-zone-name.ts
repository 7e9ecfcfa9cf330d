import { useCallback } from 'react'
import { useLocale } from '#kit/web/language.ts'

const generic = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value

/** `America/Toronto` is “Toronto – Eastern Time”, in the present language. */
export function useTimeZoneName() {
  const locale = useLocale()
  return useCallback(
    (zone: string) => {
      if (zone === 'UTC') return zone
      const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
      return `${city} – ${generic(locale, zone)}`
    },
    [locale],
  )
}
