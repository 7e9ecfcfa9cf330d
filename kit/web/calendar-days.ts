const day = 86_400_000

/** The calendar date here and now. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Days since a moment, as calendars count them. */
export const daysSince = (instant: string) =>
  Math.max(0, Math.round((Date.parse(today()) - Date.parse(instant.slice(0, 10))) / day))
