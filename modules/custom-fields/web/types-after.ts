import type { OwnType } from '#kit/contract/own-fields.ts'

const types: Partial<Record<OwnType, readonly OwnType[]>> = {
  text: ['number', 'date'],
  number: ['text'],
  date: ['text'],
  choice: ['choices'],
  choices: ['choice'],
}

/** Into which types a field can be changed and keep something; the server refuses the others. */
export const typesAfter = (type: OwnType): readonly OwnType[] => types[type] ?? []
