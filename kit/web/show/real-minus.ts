/**
 * A number in words of its language, with the real minus sign: as wide as a plus, and never taken for
 * a hyphen at the end of a line.
 */
export const realMinus = (format: Intl.NumberFormat, value: `${number}` | number) =>
  format
    .formatToParts(value as number)
    .map(({ type, value: part }) => (type === 'minusSign' ? '−' : part))
    .join('')
