import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

interface Phone {
  /** E.164, `+14165550123`. */
  number: string
  extension: string | null
  /** ISO 3166 code of two letters; null for numbers of no one country. */
  country: string | null
}

/**
 * What was typed, as a telephone number by the numbering plan of its country; without a prefix it
 * is one of `home`.
 * @returns null for what is no telephone number
 */
export function readPhone(typed: string, home = 'CA'): Phone | null {
  const parsed = parsePhoneNumberFromString(typed.replace(/poste/i, 'ext.'), home as CountryCode)
  if (!parsed?.isValid()) return null
  return { number: parsed.number, extension: parsed.ext ?? null, country: parsed.country ?? null }
}

/** A telephone number as it is stored: E.164, and ` x22` behind it where people wrote an extension. */
export function normalPhone(typed: string, home?: string): string | null {
  const phone = readPhone(typed, home)
  if (!phone?.extension) return phone?.number ?? null
  return `${phone.number} x${phone.extension}`
}
