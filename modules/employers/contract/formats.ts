/** Formats of Canadian business data, for `formatted` fields; `code` names the message. */

const compact = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

export const postalCode = {
  pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  code: 'postalCode',
  max: 7,
  shortest: 6,
  normalize: (typed: string) => compact(typed).replace(/^(...)(...)$/, '$1 $2'),
}

/** A Canada Revenue Agency program account: nine digits, two letters, four digits. */
export const businessNumber = {
  pattern: /^\d{9}R[CPRT]\d{4}$/,
  code: 'businessNumber',
  max: 15,
  shortest: 15,
  normalize: compact,
}

/** National Occupational Classification 2021: five digits. */
export const noc = { pattern: /^\d{5}$/, code: 'noc', max: 5, shortest: 5 }

export const naics = { pattern: /^\d{2,6}$/, code: 'naics', max: 6, shortest: 2 }

/** The check digit of the first nine digits (Luhn), by which a mistyped number is found. */
export function hasValidCheckDigit(number: string): boolean {
  const digits = number.slice(0, 9)
  const sum = Array.from(digits).reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{9}$/.test(digits) && sum % 10 === 0
}
