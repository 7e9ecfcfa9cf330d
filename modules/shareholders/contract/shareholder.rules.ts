import type * as z from 'zod/mini'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { perDay } from '#kit/contract/per-day.ts'
import { shareholder } from './shareholder.ts'

interface Checked {
  kind?: string
  lastName?: string | null
  companyName?: string | null
  birthDate?: string | null
  postCode?: string | null
  country?: string | null
}

const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/

/** Post codes are checked where the country has a rule. */
const postCodes: Record<string, RegExp> = {
  CA: canadian,
  US: /^\d{5}(-\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  PL: /^\d{2}-\d{3}$/,
  ...sameFor(['DE', 'FR', 'IT', 'ES', 'FI'], /^\d{5}$/),
  ...sameFor(['AT', 'BE', 'CH', 'DK', 'LI', 'LU', 'NO'], /^\d{4}$/),
}

function sameFor(countries: string[], pattern: RegExp): Record<string, RegExp> {
  return Object.fromEntries(countries.map((country) => [country, pattern]))
}

/**
 * What holds between the fields of a shareholder; both the form and the server ask. Whether a birth
 * lies ahead is asked where it is known which day it is.
 */
export function shareholderErrors(typed: Checked, today?: string): FieldErrors {
  const errors: FieldErrors = {}
  const refuse = (field: string, code: string) => (errors[field] = [{ code, params: {} }])
  if (typed.kind === 'company' && !typed.companyName) refuse('companyName', 'required')
  if (typed.kind === 'individual' && !typed.lastName) refuse('lastName', 'required')
  if (today && typed.birthDate && typed.birthDate > today) refuse('birthDate', 'notInFuture')
  if (typed.birthDate && typed.birthDate < '1900-01-01') refuse('birthDate', 'since1900')
  const rule = typed.country ? postCodes[typed.country] : undefined
  if (rule && typed.postCode && !rule.test(typed.postCode)) refuse('postCode', 'postCode')
  return errors
}

const consistent =
  (today?: string) =>
  ({ value, issues }: z.core.ParsePayload<Checked>) => {
    for (const [field, [complaint]] of Object.entries(shareholderErrors(value, today))) {
      const message = complaint?.code ?? 'format'
      issues.push({ code: 'custom', input: value, path: [field], message })
    }
  }

export const newShareholder = shareholder.create.check(consistent())
export const newShareholderOn = perDay((today) => shareholder.create.check(consistent(today)))
/** Names are judged with what is stored beside them, which the server alone knows. */
export const changedShareholder = shareholder.update
/** What a whole form says; it is sent as the changes alone. */
export const wholeShareholderOn = perDay((today) => shareholder.update.check(consistent(today)))
