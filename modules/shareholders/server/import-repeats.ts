import { electronicFormatIBAN } from 'ibantools'
import type { ReadRow, Repeat } from '#modules/imports/server/import-target.ts'
import { shareholder } from '../contract/shareholder.ts'

const said = (values: ReadRow['values'], field: string) =>
  typeof values[field] === 'string' ? values[field].trim() : ''

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const { schema: depotNumber } = shareholder.fields.depotNumber

/** By what two rows of a file are about the same shareholder. */
export const shareholderRepeats: readonly Repeat[] = [
  {
    fields: ['number'],
    keyOf: (values) => said(values, 'number').toUpperCase() || null,
    isKept: false,
    isUnique: false,
  },
  {
    fields: ['depotNumber'],
    keyOf: (values) => depotNumber.safeParse(said(values, 'depotNumber')).data ?? null,
    isKept: true,
    isUnique: true,
  },
  {
    fields: ['email'],
    keyOf: (values) => said(values, 'email').toLowerCase() || null,
    isKept: true,
    isUnique: false,
  },
  {
    fields: ['iban'],
    keyOf: (values) => electronicFormatIBAN(said(values, 'iban')) || null,
    isKept: true,
    isUnique: false,
  },
  {
    fields: ['lastName', 'firstName', 'birthDate'],
    keyOf(values) {
      const name = folded(`${said(values, 'lastName')} ${said(values, 'firstName')}`)
      const born = said(values, 'birthDate')
      return name && born ? `${name} ${born}` : null
    },
    isKept: false,
    isUnique: false,
  },
]
