import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'
import { choice, date, decimal, email, phone, reference, text } from '#kit/contract/fields.ts'
import { application } from '#modules/applications/contract/application.ts'

const {
  participantName: _name,
  participantEmail: _email,
  hireReason: _reason,
  ...ofPosition
} = application.fields

/** A sheet is read by its own person alone: no group of fields is kept from anybody. */
const open = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, group: undefined }]),
  ) as F

/** What is given once for all the applications of a sheet. */
export const sheetTerms = defineEntity('sheetTerms', {
  programId: reference({ required: true }),
  /** Staff say which one; its own people have theirs. */
  employerId: reference(),
  language: choice(['en', 'fr'], { required: true }),
  ...open(ofPosition),
})

/** One participant of a sheet, and where their terms differ from those of the sheet. */
export const sheetRow = defineEntity('sheetRow', {
  firstName: text(80, { required: true }),
  lastName: text(80, { required: true }),
  email: email({ required: true }),
  phone: phone(),
  language: choice(['en', 'fr']),
  birthDate: date(),
  positionTitle: text(120),
  startOn: date(),
  endOn: date(),
  hoursPerWeek: decimal({ min: 1, max: 60, scale: 1 }),
  hourlyWage: decimal({ min: 1, max: 500, scale: 2 }),
})

export const columns = Object.keys(sheetRow.fields) as (keyof typeof sheetRow.fields)[]
export type Column = (typeof columns)[number]

/** The terms that a participant may have otherwise than the sheet. */
export const ownTerms = [
  'positionTitle',
  'startOn',
  'endOn',
  'hoursPerWeek',
  'hourlyWage',
] as const satisfies readonly Column[]

/** So many participants stand on a sheet at the most. */
export const mostRows = 100

export const rowStates = ['typed', 'waiting', 'sent', 'refused'] as const
export type RowState = (typeof rowStates)[number]
