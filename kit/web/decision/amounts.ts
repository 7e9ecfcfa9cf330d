import type { Language } from '../../contract/strings.ts'
import { decimalOf } from '../form/field-values.ts'

/** Whether a text is an amount of whole cents, as it is sent. */
export const isAmount = (amount: string) => /^\d+(?:\.\d{1,2})?$/.test(amount)

/** An amount in cents; NaN of what is none. */
export const centsOf = (amount: string) => Math.round(Number(amount) * 100)

/** What is typed as it is sent, with a point; empty where nothing is typed. */
export const amountTyped = (typed: string | null, language: Language) =>
  decimalOf((typed ?? '').trim(), language)

/** What amounts give together, to the cent; what is no amount counts as nothing. */
export const sumOf = (amounts: readonly string[]): string =>
  (amounts.filter(isAmount).reduce((sum, amount) => sum + centsOf(amount), 0) / 100).toFixed(2)
