import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, money, reference } from '#kit/contract/fields.ts'
import { perDay } from '#kit/contract/per-day.ts'
import { checkBy, type FieldErrors } from '#kit/contract/validation.ts'
import { shareholderErrors } from '#modules/shareholders/contract/shareholder.rules.ts'
import { shareholder } from '#modules/shareholders/contract/shareholder.ts'
import type { LeadRecord } from './leads.endpoints.ts'

const of = shareholder.fields

/** A lead on its way to the shareholders: joined to one that is there, or made a new one. */
export const conversion = defineEntity('conversion', {
  into: choice(['existing', 'new'], { required: true }),
  shareholderId: reference(),

  shareholderKind: choice(['individual', 'company']),
  companyName: of.companyName,
  firstName: of.firstName,
  lastName: of.lastName,
  language: choice(['en', 'fr']),
  email: of.email,
  phone: of.phone,
  birthDate: of.birthDate,
  assigneeId: of.assigneeId,
  sourceId: of.sourceId,
  addressOne: of.addressOne,
  addressTwo: of.addressTwo,
  postCode: of.postCode,
  city: of.city,
  state: of.state,
  country: of.country,

  /** Among those that are won. */
  statusId: reference(),
  expectedAmount: money(),
})

/** What describes a new shareholder, and is of no account where the lead is joined to another. */
export const newParts = [
  'shareholderKind',
  'companyName',
  'firstName',
  'lastName',
  'language',
  'email',
  'phone',
  'birthDate',
  'assigneeId',
  'sourceId',
  'addressOne',
  'addressTwo',
  'postCode',
  'city',
  'state',
  'country',
] as const

interface Typed {
  into?: 'existing' | 'new'
  shareholderId?: string | null
  shareholderKind?: 'individual' | 'company' | null
  language?: string | null
  companyName?: string | null
  lastName?: string | null
  birthDate?: string | null
  postCode?: string | null
  country?: string | null
}

const required = { code: 'required', params: {} }

/** What is wrong with a conversion as a whole. */
export function conversionErrors(typed: Typed, today?: string): FieldErrors {
  if (typed.into !== 'new') return typed.shareholderId ? {} : { shareholderId: [required] }
  const { shareholderKind: kind, ...values } = typed
  return {
    ...(!kind && { shareholderKind: [required] }),
    ...(!typed.language && { language: [required] }),
    ...shareholderErrors({ ...values, ...(kind && { kind }) }, today),
  }
}

export const wholeConversionOn = perDay((today) =>
  conversion.create.check(checkBy((typed: Typed) => conversionErrors(typed, today))),
)

type Known = Pick<LeadRecord, 'name' | 'company' | 'email' | 'phone' | 'sourceId' | 'assigneeId'>

/**
 * What of a lead the new shareholder begins with. A name's last word is taken for the last name; a lead
 * with a company is proposed as that company, and the name as whom one speaks to there.
 */
export function proposedShareholder({ name, company, ...known }: Known) {
  const words = name.trim().split(/\s+/)
  const { email, phone, sourceId, assigneeId } = known
  return {
    shareholderKind: company ? ('company' as const) : ('individual' as const),
    companyName: company,
    firstName: words.slice(0, -1).join(' ') || null,
    lastName: words.at(-1) ?? null,
    email,
    phone,
    sourceId,
    assigneeId,
    country: 'CA',
  }
}
