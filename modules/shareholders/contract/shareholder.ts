import { defineEntity } from '#kit/contract/define-entity.ts'
import { fieldsOf, groupsOf, type FieldGroups } from '#kit/contract/field-groups.ts'
import {
  choice,
  country,
  date,
  decimal,
  email,
  formatted,
  longText,
  phone,
  reference,
  structure,
  text,
  yesNo,
} from '#kit/contract/fields.ts'
import { shareholderStates } from './shareholder.status.ts'
import { tagNames } from './tag.ts'

const shares = { min: 0, max: 99_999_999_999_999, scale: 4 }
const amount = { min: -999_999_999_999, max: 999_999_999_999, scale: 2 }
const bank = { group: 'bank', isProtected: true } as const
const ofLedger = { readOnly: true, inList: true, group: 'figures' } as const

const upperCase = (pattern: RegExp, code: string, max: number) => ({
  pattern,
  code,
  max,
  normalize: (typed: string) => typed.replace(/\s+/g, ' ').trim().toUpperCase(),
})

/** Somebody who holds shares: a person or a company. Figures are those of the orders' ledger. */
export const shareholder = defineEntity('shareholder', {
  number: text(20, { required: true, inList: true, readOnly: true }),
  status: choice(shareholderStates, { required: true, inList: true, readOnly: true }),
  kind: choice(['individual', 'company'], { required: true }),
  firstName: text(100),
  lastName: text(100),
  companyName: text(160),
  email: email({ inList: true }),
  phone: phone({ inList: true }),
  phoneTwo: phone(),
  language: choice(['en', 'fr'], { required: true, inList: true }),
  birthDate: date(),
  isBirthYearKnown: yesNo(),
  jobTitle: text(120),
  profession: text(120),
  assigneeId: reference(),
  /** Where the shareholder comes from. */
  sourceId: reference(),
  tags: { ...structure(tagNames, { inList: true }), isUnordered: true },

  bankName: text(120, bank),
  bankAddress: longText(300, bank),
  bankManagerName: text(120, bank),
  accountNumber: text(34, bank),
  iban: text(42, bank),
  depotNumber: formatted(upperCase(/^[\w ./-]+$/, 'format', 40), { inList: true }),

  addressOne: text(120),
  addressTwo: text(120),
  city: text(80, { inList: true }),
  state: text(80),
  postCode: formatted(upperCase(/^[\w -]+$/, 'postCode', 16)),
  country: country({ inList: true }),

  /** In place of the listed price, where the organisation allows it. */
  sharePriceOverride: decimal(
    { min: 0.000001, max: 99_999_999, scale: 6 },
    { inList: true, group: 'figures' },
  ),

  numberOfShares: decimal(shares, ofLedger),
  amountInvested: decimal(amount, ofLedger),
  averageBuyPrice: decimal({ min: 0, max: 99_999_999_999, scale: 6 }, ofLedger),
  netPaidIn: decimal(amount, { readOnly: true, group: 'figures' }),
  realisedResult: decimal(amount, ofLedger),
  /** From when to when shares are held tells whether any are. */
  enteredRegisterOn: date({ readOnly: true, group: 'figures' }),
  ceasedOn: date({ readOnly: true, group: 'figures' }),
})

/** What a holding is worth follows from its figures. */
const ofPrice = {
  currentValue: 'figures',
  performance: 'figures',
  actualSharePrice: 'figures',
  unrealisedResult: 'figures',
} as const

export const bankFields = fieldsOf(shareholder, 'bank')

/** Of protected fields of a shareholder the group. */
export const shareholderGroups: FieldGroups = {
  ...groupsOf(shareholder),
  ...ofPrice,
  lastOrderOn: 'figures',
}

export const figureFields = [
  ...fieldsOf(shareholder, 'figures'),
  ...(Object.keys(ofPrice) as (keyof typeof ofPrice)[]),
]

/** What stands for a bank number: its last four characters. */
export const masked = (value: string) => `${mask} ${value.slice(-4)}`
/** What stands for bank details without a number: that there are some. */
export const mask = '••••'
