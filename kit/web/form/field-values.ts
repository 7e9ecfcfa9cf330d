import type { Fields } from '#kit/contract/define-entity.ts'
import type { Field } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import { plainText } from './plain-text.ts'

export type FormValues = Record<string, unknown>

const decimals = ['decimal', 'money', 'percent']

/** What inputs hold: text is never null, numbers are as they are typed. */
export function toInput(field: Field, value: unknown, language: Language): unknown {
  if (field.kind === 'yesNo' || field.kind === 'structure') return value ?? null
  if (field.kind === 'choices') return value ?? []
  if (field.kind === 'bilingual') return value ?? { en: '', fr: '' }
  const text = plainText(value)
  return decimals.includes(field.kind) && language === 'fr' ? text.replace('.', ',') : text
}

/** What is sent: nothing entered is null, numbers have a point and no blanks. */
export function fromInput(field: Field, value: unknown, language: Language): unknown {
  if (field.kind === 'bilingual') return filledOrNull(value)
  if (typeof value !== 'string') return value ?? null
  const typed = value.trim()
  if (typed === '') return null
  if (field.kind === 'integer') return integerOf(typed)
  return decimals.includes(field.kind) ? decimalOf(typed, language) : value
}

const filledOrNull = (value: unknown) =>
  Object.values(value ?? {}).some((part) => String(part).trim()) ? value : null

// Plain, non-breaking and narrow blanks all stand between thousands.
const withoutBlanks = (typed: string) => typed.replace(/[\s\u00a0\u202f$%]/g, '')

function integerOf(typed: string): number | string {
  const digits = withoutBlanks(typed).replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : typed
}

/** `1 234,50`, `1,234.50` and `1234,5` are all understood; only `1,234` depends on the language. */
export function decimalOf(typed: string, language: Language): string {
  const digits = withoutBlanks(typed)
  const hasThousands = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
  if (hasThousands && (language === 'en' || digits.includes('.'))) return digits.replace(/,/g, '')
  return digits.replace(',', '.')
}

export const writable = (fields: Fields) =>
  Object.entries(fields).filter(([, field]) => !field.readOnly)

export const inputsOf = (fields: Fields, record: FormValues, language: Language): FormValues =>
  Object.fromEntries(
    writable(fields).map(([name, field]) => [name, toInput(field, record[name], language)]),
  )

export const bodyOf = (fields: Fields, inputs: FormValues, language: Language): FormValues =>
  Object.fromEntries(
    writable(fields).map(([name, field]) => [name, fromInput(field, inputs[name], language)]),
  )
