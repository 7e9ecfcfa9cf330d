import { dateFormat } from '#kit/contract/date-format.ts'

const atUtc = (day: number, hour: number) => new Date(Date.UTC(2024, 0, day, hour))

/** 8:00, as the language writes it. */
export const hourNames = (locale: string): string[] => {
  const format = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return Array.from({ length: 24 }, (_, hour) => format.format(atUtc(1, hour)))
}

/** From Monday. */
export const weekdayNames = (locale: string): string[] => {
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(atUtc(1 + day, 12)))
}

/** Those of the country, from east to west. */
const usualZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Whitehorse',
  'America/Vancouver',
]

/** Zones to choose from, with the one that is chosen and the browser's own: “Eastern Time (Toronto)”. */
export function zoneNames(locale: string, chosen: string): { value: string; label: string }[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const others = [chosen, timeZone].filter((zone) => zone.includes('/'))
  return [...new Set([...usualZones, ...others])].map((value) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: value, timeZoneName: 'longGeneric' })
    const name = parts.formatToParts(atUtc(1, 12)).find(({ type }) => type === 'timeZoneName')
    const city = value.split('/').at(-1)?.replaceAll('_', ' ')
    return { value, label: `${name?.value ?? value} (${city})` }
  })
}
