export interface DayParts {
  year: string
  month: string
  day: string
}

/**
 * What the three boxes of a day hold, from `2007-03-27` or from what there is of it so far:
 * `2007--27` has no month yet. What was once typed in one piece stands where the year does.
 */
export function partsOf(value: string): DayParts {
  const [, year = value, month = '', day = ''] = /^([^-]*)-([^-]*)-([^-]*)$/.exec(value) ?? []
  return { year, month, day }
}

/** Nothing is dropped for being wrong; a whole day pasted into one box fills all three. */
export function withPart(value: string, part: keyof DayParts, typed: string): string {
  if (/^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(typed)) return typed.trim()
  const parts: DayParts = { ...partsOf(value), [part]: typed.replaceAll('-', ' ') }
  const { year, month, day } = parts
  return year || month || day ? `${year}-${month}-${day}` : ''
}

/** As it is sent: `2007-3-7` is `2007-03-07`, half a day is left as it is. */
export function dayOf(value: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(spaceless(value)) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value.trim()
}

const spaceless = (value: string) => value.replace(/\s/g, '')
