import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  date,
  decimal,
  email,
  instant,
  longText,
  money,
  phone,
  reference,
  text,
} from '#kit/contract/fields.ts'

export const temperatures = ['hot', 'warm', 'cold'] as const
export type Temperature = (typeof temperatures)[number]

export const lostReasons = [
  'price',
  'timing',
  'elsewhere',
  'noAnswer',
  'unsuitable',
  'other',
] as const

const fields = {
  name: text(160, { required: true, inList: true }),
  company: text(160, { inList: true }),
  email: email({ inList: true }),
  phone: phone({ inList: true }),
  /** Where the lead comes from. */
  sourceId: reference({ inList: true }),
  temperature: choice(temperatures, { inList: true }),
  assigneeId: reference({ inList: true }),
  expectedVolume: decimal({ min: 0, max: 999_999_999_999, scale: 4 }, { inList: true }),
  expectedAmount: money({ inList: true }),
  nextStep: text(200, { inList: true }),
  nextStepOn: date({ inList: true }),
}

/** Somebody who may come to hold shares. A status is entered by moving there. */
export const lead = defineEntity('lead', {
  ...fields,
  statusId: reference({ required: true, inList: true, readOnly: true }),
  statusEnteredAt: instant({ required: true, inList: true, readOnly: true }),
  lostReason: choice(lostReasons, { inList: true, readOnly: true }),
  lostNote: longText(1000, { readOnly: true }),
  /** When it was moved to the shareholders. */
  convertedAt: instant({ inList: true, readOnly: true }),
})

/** A new lead begins in a status that is open: the first one unless told. */
export const newLead = defineEntity('newLead', { ...fields, statusId: reference() })

/** What moving asks for, by the kind of status that is entered. */
export const leavingOpen = {
  won: defineEntity('won', { expectedAmount: money({ required: true }) }),
  lost: defineEntity('lost', {
    lostReason: choice(lostReasons, { required: true }),
    lostNote: longText(1000),
  }),
}
