import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js'

/**
 * A telephone number as it is stored: E.164, `+14165550123`, and ` x22` behind it where people
 * wrote an extension. A number without a country's prefix is one of `home`.
 * @returns null for what cannot be a telephone number
 */
export function normalPhone(typed: string, home: CountryCode = 'CA'): string | null {
  const parsed = parsePhoneNumberFromString(typed.replace(/poste/i, 'ext.'), home)
  if (!parsed?.isPossible() || isLocal(parsed)) return null
  return parsed.ext ? `${parsed.number} x${parsed.ext}` : parsed.number
}

/** In North America seven digits reach somebody only from the same area. */
const isLocal = ({ countryCallingCode, nationalNumber }: PhoneNumber) =>
  countryCallingCode === '1' && nationalNumber.length < 10
