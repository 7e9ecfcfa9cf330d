import { readPhone } from '#modules/accounts/server/phone-number.ts'
import { invalidField } from '#kit/server/problems.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as own } from './two-factor.settings.ts'

/**
 * A number as text messages are addressed, `+14165550123`; without a prefix it is one of the first
 * country that is allowed.
 * @throws 422 on `phone`, also for a country that is not allowed: text messages abroad are costly
 */
export function toDialled(typed: string, settings: Settings): string {
  const { smsCountries } = settingsOf(settings, own)
  const phone = readPhone(typed, smsCountries[0])
  if (!phone) throw invalidField('phone', 'phone')
  if (!phone.country || !smsCountries.includes(phone.country))
    throw invalidField('phone', 'phoneCountry')
  return phone.number
}
