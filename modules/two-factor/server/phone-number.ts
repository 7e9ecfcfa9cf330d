import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { invalidField } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'

/**
 * A number as text messages are addressed, `+14165550123`; without a prefix it is one of the first
 * country that is allowed.
 * @throws 422 on `phone`, also for a country that is not allowed: text messages abroad are costly
 */
export function toDialled(typed: string, { smsCountries }: Settings): string {
  const [home] = smsCountries as CountryCode[]
  const parsed = parsePhoneNumberFromString(typed, home)
  if (!parsed?.isValid()) throw invalidField('phone', 'phone')
  if (!parsed.country || !smsCountries.includes(parsed.country))
    throw invalidField('phone', 'phoneCountry')
  return parsed.number
}
