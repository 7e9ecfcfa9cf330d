import type { Field } from '#kit/contract/fields.ts'
import { bankFields, shareholder } from '#modules/shareholders/contract/shareholder.ts'

/** Whose value a field has afterwards: that of the shareholder that is kept, or of the other. */
export type Side = 'keep' | 'drop'
export type MergeField = Exclude<keyof typeof shareholder.fields, ReadOnlyField>
type ReadOnlyField = {
  [
    Name in keyof typeof shareholder.fields
  ]: (typeof shareholder.fields)[Name]['readOnly'] extends true ? Name : never
}[keyof typeof shareholder.fields]

export type Choices = Partial<Record<MergeField, Side>>
export type Values = Partial<Record<MergeField, unknown>>

/** Every field that people enter, in the order of the forms. */
export const mergeFields = Object.entries<Field>(shareholder.fields)
  .filter(([, { readOnly }]) => !readOnly)
  .map(([name]) => name) as [MergeField, ...MergeField[]]

export const isBankField = (name: string) => (bankFields as readonly string[]).includes(name)

const address = ['addressOne', 'addressTwo', 'city', 'state', 'postCode', 'country'] as const
const account = bankFields
const birth = ['birthDate', 'isBirthYearKnown'] as const

/** What is one thing: taken from one side as a whole when nobody says otherwise. */
const wholes: readonly { fields: readonly MergeField[]; toldBy: readonly MergeField[] }[] = [
  { fields: address, toldBy: ['addressOne', 'city', 'postCode'] },
  { fields: account, toldBy: ['accountNumber', 'iban'] },
  { fields: birth, toldBy: ['birthDate'] },
]

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(isNothing(one) ? null : one) === JSON.stringify(isNothing(other) ? null : other)

/**
 * The keeper's value, or the other's where the keeper has none. Of an address, an account or a date
 * of birth the parts stay together: half of one address and half of another lead nowhere.
 */
export function defaultChoices(keep: Values, drop: Values): Record<MergeField, Side> {
  const has = (values: Values, names: readonly MergeField[]) =>
    names.some((name) => !isNothing(values[name]))
  const sideOf = (name: MergeField): Side => {
    const whole = wholes.find(({ fields }) => fields.includes(name))
    if (!whole) return isNothing(keep[name]) && !isNothing(drop[name]) ? 'drop' : 'keep'
    if (!has(drop, whole.fields)) return 'keep'
    if (!has(keep, whole.toldBy)) return has(drop, whole.toldBy) ? 'drop' : gapSide(name)
    return 'keep'
  }
  const gapSide = (name: MergeField): Side =>
    isNothing(keep[name]) && !isNothing(drop[name]) ? 'drop' : 'keep'
  return Object.fromEntries(mergeFields.map((name) => [name, sideOf(name)])) as Record<
    MergeField,
    Side
  >
}
