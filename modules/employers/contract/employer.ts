import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  email,
  formatted,
  integer,
  longText,
  phone,
  text,
  province,
} from '#kit/contract/fields.ts'
import { businessNumber, naics, postalCode } from './formats.ts'

export const legalStructures = [
  'corporation',
  'cooperative',
  'partnership',
  'soleProprietor',
  'nonProfit',
  'charity',
  'municipality',
  'firstNation',
  'crownCorporation',
  'other',
] as const
export const sectors = ['private', 'nonProfit', 'public'] as const

/** The organisation that employs. */
export const employer = defineEntity('employer', {
  legalName: text(250, { required: true, inList: true }),
  operatingName: text(250),
  businessNumber: formatted(businessNumber, { required: true }),
  legalStructure: choice(legalStructures, { required: true }),
  sector: choice(sectors, { required: true }),
  naics: formatted(naics, { required: true }),
  yearEstablished: integer({ min: 1800, max: 2100 }),
  employeesTotal: integer({ min: 1, max: 999_999 }, { required: true }),
  street: text(200, { required: true }),
  city: text(100, { required: true }),
  province: province({ required: true }),
  postalCode: formatted(postalCode, { required: true }),
  website: text(200),
  description: longText(2000),
  language: choice(['en', 'fr'], { required: true }),
  contactName: text(120, { required: true }),
  contactTitle: text(120),
  contactEmail: email({ required: true }),
  contactPhone: phone({ required: true }),
})
