import type { Settings } from './settings.ts'

/** The calendar date of a moment where the organisation is, `YYYY-MM-DD`. */
export const dayAt = (
  { timeZone }: Pick<Settings, 'timeZone'>,
  moment: Date = new Date(),
): string => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
