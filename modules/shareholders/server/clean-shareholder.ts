import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type * as z from 'zod/mini'
import { encrypt } from '#kit/server/encryption.ts'
import { keyedHashes } from '#kit/server/keyed-hash.ts'
import { normalPhone } from '#modules/accounts/server/phone-number.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import { shareholdersWords } from '../contract/words.ts'
import { bankFields, type shareholder } from '../contract/shareholder.ts'

/** Some of what people enter of a shareholder. */
export type ShareholderValues = z.infer<typeof shareholder.update>

/**
 * What was typed, as it is stored: telephone numbers in the international form, the IBAN without
 * blanks and checked by its country's length and check digits.
 * @throws 422 `phone` or `iban` at the field
 */
export function cleanShareholder<Given extends ShareholderValues>(
  values: Given,
  country: string | null,
): Given {
  const cleaned = { ...values }
  for (const field of ['phone', 'phoneTwo'] as const)
    if (typeof values[field] === 'string')
      cleaned[field] = internationalPhone(field, values[field], country)
  if (typeof values.iban === 'string') cleaned.iban = cleanIban(values.iban)
  return cleaned
}

function internationalPhone(field: string, typed: string, country: string | null): string {
  const phone = normalPhone(typed, country ?? undefined)
  if (!phone) throw invalidField(field, 'phone')
  return phone
}

function cleanIban(typed: string): string {
  const iban = electronicFormatIBAN(typed) ?? ''
  if (!isValidIBAN(iban)) throw invalidField('iban', 'iban').saidBy(shareholdersWords)
  return iban
}

/** Bank details leave this process encrypted. */
export function sealBank<Given extends ShareholderValues>(
  values: Given,
  settings: Settings,
): Given {
  const sealed = { ...values }
  for (const field of bankFields)
    if (typeof values[field] === 'string') sealed[field] = encrypt(settings, values[field])
  return sealed
}

type Keys = Pick<Settings, 'encryptionKeys'>

/** What is kept beside an encrypted IBAN, under every key, the present one first: equal accounts are equal. */
export const ibanHashes = (keys: Keys, iban: string): string[] =>
  keyedHashes(keys, { purpose: 'shareholders.iban', value: iban }).map(
    (hash, at) => `${keys.encryptionKeys[at]?.id}:${hash.toString('base64url')}`,
  )

/** The column that goes along with a change of the IBAN. */
export const ibanHashRow = ({ iban }: ShareholderValues, keys: Keys) =>
  iban === undefined
    ? {}
    : { iban_hash: typeof iban === 'string' ? (ibanHashes(keys, iban)[0] ?? null) : null }

export const namesBank = (values: object) => bankFields.some((field) => field in values)
