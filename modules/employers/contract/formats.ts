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

/**
 * National Occupational Classification 2021: five digits, of which the first is the broad category and
 * the second, zero to five, the training that the occupation asks for (zero for all of category 0).
 */
export const noc = {
  pattern: /^(00|[1-9][0-5])\d{3}$/,
  code: 'noc',
  max: 5,
  shortest: 5,
  list: 'noc',
}

/** North American Industry Classification System 2022: from one of its twenty sectors to the industry. */
export const naics = {
  pattern: /^(11|2[1-3]|3[1-3]|41|4[4589]|5[1-6]|6[12]|7[12]|81|91)\d{0,4}$/,
  code: 'naics',
  max: 6,
  shortest: 2,
  list: 'naics',
}

/** The check digit of the first nine digits (Luhn), by which a mistyped number is found. */
export function hasValidCheckDigit(number: string): boolean {
  const digits = number.slice(0, 9)
  const sum = Array.from(digits).reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{9}$/.test(digits) && sum % 10 === 0
}
