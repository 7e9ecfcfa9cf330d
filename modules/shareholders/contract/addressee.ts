import * as z from 'zod/mini'
import { shareholder } from './shareholder.ts'

/** What a paper for a shareholder is written by: their language, and where it goes. */
export const addresseeFields = [
  'language',
  'addressOne',
  'addressTwo',
  'city',
  'state',
  'postCode',
  'country',
] as const

type AddresseeField = (typeof addresseeFields)[number]

const all = Object.fromEntries(addresseeFields.map((name) => [name, true])) as {
  [Name in AddresseeField]: true
}

export const addressee = z.pick(shareholder.record, all)
export type Addressee = z.infer<typeof addressee>
