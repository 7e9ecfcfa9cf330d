import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, choice, structure, yesNo } from '#kit/contract/fields.ts'
import { idSchema, bilingualText } from '#kit/contract/fields.ts'
import { ownTypes } from '#kit/contract/own-fields.ts'
import * as z from 'zod/mini'

/** The kinds of record that can have fields of their own, in the order of the settings. */
export const customEntities = ['shareholder', 'lead', 'order', 'employer', 'participant'] as const
export type CustomEntity = (typeof customEntities)[number]

/** Groups of protected fields that a field can belong to; which of them, the kind of record says. */
export const protections = ['restricted', 'figures', 'bank', 'personal'] as const

/** Of fields of these the log keeps that they were changed, never what they hold: as of those that are declared. */
export const unwritten: readonly string[] = ['bank', 'personal']

/** So many are kept of a kind of record, and so many choices of a field. */
export const mostFields = 50
export const mostOptions = 50

/** What can be chosen, in this order; one without an id is new. */
export const optionsSchema = z
  .array(
    z.strictObject({
      id: z.optional(idSchema),
      name: bilingualText(80),
      isArchived: z.boolean(),
    }),
  )
  .check(z.maxLength(mostOptions))
export type OptionsGiven = z.infer<typeof optionsSchema>

const fields = {
  name: bilingual(80, { required: true, inList: true }),
  help: bilingual(300, { inList: true }),
  isRequired: yesNo({ required: true, inList: true }),
  isSearched: yesNo({ required: true, inList: true }),
  protection: choice(protections, { inList: true }),
  options: structure(optionsSchema, { required: true, inList: true }),
}

/** A field that the organisation added. Kind of record and type are chosen once; a type is changed by itself. */
export const customField = defineEntity('customField', {
  entity: choice(customEntities, { required: true, inList: true, readOnly: true }),
  type: choice(ownTypes, { required: true, inList: true, readOnly: true }),
  ...fields,
})

export const newCustomField = defineEntity('newCustomField', {
  entity: choice(customEntities, { required: true }),
  type: choice(ownTypes, { required: true }),
  ...fields,
})
