/** So much may be typed; beyond its digits a number is refused by its own message. */
const typedAtMost = 40

/** A number as a cheque shows it, for a `formatted` field; `code` names the message. */
const numberOf = (code: string, [shortest, max]: readonly [number, number]) => ({
  pattern: new RegExp(`^\\d{${shortest},${max}}$`),
  code,
  max: typedAtMost,
  shortest,
  normalize: (typed: string) => typed.replace(/[\s-]/g, ''),
})

export const institution = numberOf('institution', [3, 3])
export const transit = numberOf('transit', [5, 5])
/** As payment files take it. */
export const accountNumber = numberOf('accountNumber', [7, 12])
