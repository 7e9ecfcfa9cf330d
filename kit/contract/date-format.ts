/**
 * Dates as a language writes them: in French the first of a month is « 1er » where the month is a
 * word, and it is « 8 h 12 » in the morning, neither of which `Intl` knows.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): { format: (date: Date) => string } {
  const format = new Intl.DateTimeFormat(locale, options)
  if (!locale.startsWith('fr')) return format
  return {
    format: (date) => {
      const parts = format.formatToParts(date)
      const isWord = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
      const isFirst = ({ type, value }: Intl.DateTimeFormatPart) =>
        isWord && type === 'day' && value === '1'
      const write = (part: Intl.DateTimeFormatPart) => {
        if (isFirst(part)) return '1er'
        return part.type === 'hour' ? String(Number(part.value)) : part.value
      }
      return parts.map(write).join('')
    },
  }
}

/** Whether a language names the month before the day: “April 3”, but « 3 avril ». */
export const monthComesFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'month' || type === 'day')?.type === 'month'
