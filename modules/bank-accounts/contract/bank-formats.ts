/** Numbers of a Canadian account as a cheque shows them, for `formatted` fields; `code` names the message. */

const digits = (typed: string) => typed.replace(/[\s-]/g, '')

export const institution = {
  pattern: /^\d{3}$/,
  code: 'institution',
  max: 3,
  shortest: 3,
  normalize: digits,
}

export const transit = {
  pattern: /^\d{5}$/,
  code: 'transit',
  max: 5,
  shortest: 5,
  normalize: digits,
}

/** As payment files take it: seven to twelve digits. */
export const accountNumber = {
  pattern: /^\d{7,12}$/,
  code: 'accountNumber',
  max: 12,
  shortest: 7,
  normalize: digits,
}
