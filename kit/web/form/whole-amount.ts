import type { Language } from '#kit/contract/strings.ts'
import { decimalOf } from './field-values.ts'

const mostDigits = 20

/**
 * An amount as the reader's language writes it: `1234,5` is “1,234.50” or « 1 234,50 ». Digits beyond
 * the cent stay, and so does what is no amount: refusing it is for whoever checks it.
 */
export function wholeAmount(typed: string, language: Language): string {
  const amount = decimalOf(typed, language)
  const digits = /^-?\d+(?:\.(\d+))?$/.exec(amount)
  const after = digits?.[1]?.length ?? 0
  if (!digits || after > mostDigits) return typed
  const format = new Intl.NumberFormat(`${language}-CA`, {
    minimumFractionDigits: Math.max(2, after),
    maximumFractionDigits: Math.max(2, after),
  })
  return format.format(amount as `${number}`)
}
