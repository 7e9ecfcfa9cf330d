/**
 * Dates as a language writes them: the first of a month is « 1er » in French where the month is a
 * word, which `Intl` does not know.
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
      return parts.map((part) => (isFirst(part) ? '1er' : part.value)).join('')
    },
  }
}

/** Whether a language names the month before the day: “April 3”, but « 3 avril ». */
export const monthComesFirst = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'month' || type === 'day')?.type === 'month'
