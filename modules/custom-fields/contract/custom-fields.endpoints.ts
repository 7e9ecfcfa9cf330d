import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { ownField, ownOption, ownTypes } from '#kit/contract/own-fields.ts'
import {
  customEntities,
  customField,
  mostFields,
  newCustomField,
  protections,
} from './custom-field.ts'
import { customFieldsSubjects } from './custom-fields.subjects.ts'

const { may } = customFieldsSubjects
const view = may('view', 'Settings Custom Fields')
const configure = may('configure', 'Settings Custom Fields')

export const customFieldRecord = z.extend(customField.record, {
  /** As it is called in the API. */
  apiName: z.string(),
  options: z.array(z.extend(ownOption, { uses: z.int() })),
  isArchived: z.boolean(),
  /** How many records have a value. */
  values: z.int(),
})
export type CustomFieldRecord = z.infer<typeof customFieldRecord>

/** A kind of record, and the groups of protected fields that a field of it can belong to. */
const bearer = z.strictObject({
  entity: z.enum(customEntities),
  protections: z.array(z.enum(protections)),
})
export type CustomFieldBearer = z.infer<typeof bearer>

/** What a change of type would do to what is stored. */
export const typeChangePreview = z.strictObject({
  kept: z.int(),
  lost: z.int(),
  /** Some of those that would go, as far as the person may see them. */
  examples: z.array(z.string()),
})
export type TypeChangePreview = z.infer<typeof typeChangePreview>

const typeSchema = z.enum(ownTypes, 'choice')

export const customFieldsEndpoints = {
  /** All of them, in their order, and of which kinds of record there can be some. */
  listCustomFields: defineEndpoint({
    method: 'GET',
    path: '/custom-fields',
    access: view,
    output: z.strictObject({ data: z.array(customFieldRecord), bearers: z.array(bearer) }),
  }),
  /** Those of a kind of record that the person may see, for forms, lists and histories. */
  listOwnFields: defineEndpoint({
    method: 'GET',
    path: '/custom-fields/offered',
    access: { signedIn: true },
    query: z.strictObject({ entity: z.enum(customEntities, 'choice') }),
    output: z.strictObject({ data: z.array(ownField) }),
  }),
  addCustomField: defineEndpoint({
    method: 'POST',
    path: '/custom-fields',
    access: configure,
    body: newCustomField.create,
    output: customFieldRecord,
    status: 201,
    idempotent: true,
    problems: ['tooManyCustomFields'],
  }),
  editCustomField: defineEndpoint({
    method: 'PATCH',
    path: '/custom-fields/{id}',
    access: configure,
    body: customField.update,
    output: customFieldRecord,
    ifMatch: true,
    problems: ['optionInUse'],
  }),
  /** The others of its kind of record make room; 1 is the first place. */
  placeCustomField: defineEndpoint({
    summary: 'Move a custom field among the others',
    method: 'POST',
    path: '/custom-fields/{id}/place',
    access: configure,
    body: z.strictObject({ place: z.int().check(z.minimum(1), z.maximum(mostFields)) }),
    output: customFieldRecord,
  }),
  /** Its values stay, and are shown nowhere until it is restored. */
  archiveCustomField: defineEndpoint({
    method: 'POST',
    path: '/custom-fields/{id}/archiving',
    access: configure,
    output: customFieldRecord,
    ifMatch: true,
  }),
  restoreCustomField: defineEndpoint({
    method: 'POST',
    path: '/custom-fields/{id}/restoration',
    access: configure,
    output: customFieldRecord,
    ifMatch: true,
  }),
  /** All its values go. `values`: how many were shown to go; more than those are not deleted. */
  deleteCustomField: defineEndpoint({
    method: 'DELETE',
    path: '/custom-fields/{id}',
    access: configure,
    query: z.strictObject({ values: z.string().check(z.regex(/^\d{1,9}$/, 'integer')) }),
    ifMatch: true,
    problems: ['moreWouldGo'],
  }),
  /** What another type would keep and lose. */
  previewTypeChange: defineEndpoint({
    summary: 'Preview a change of type of a custom field',
    method: 'GET',
    path: '/custom-fields/{id}/type-change',
    access: configure,
    query: z.strictObject({ type: typeSchema }),
    output: typeChangePreview,
    problems: ['unsafeType'],
  }),
  /** `losing`: how many values were shown to go. */
  changeType: defineEndpoint({
    summary: 'Change the type of a custom field',
    method: 'POST',
    path: '/custom-fields/{id}/type-change',
    access: configure,
    body: z.strictObject({ type: typeSchema, losing: z.int().check(z.minimum(0)) }),
    output: customFieldRecord,
    ifMatch: true,
    problems: ['unsafeType', 'moreWouldGo'],
  }),
  /** Whoever has the choice has the other one from then on, and it goes. */
  replaceOption: defineEndpoint({
    summary: 'Replace an option of a custom field',
    method: 'POST',
    path: '/custom-fields/{id}/replacement',
    access: configure,
    body: z.strictObject({ optionId: idSchema, replacementId: idSchema }),
    output: customFieldRecord,
    ifMatch: true,
  }),
  /** Records without a value: how many, and some of those that the person may see. */
  listWithoutValue: defineEndpoint({
    summary: 'List records without a value of the field',
    method: 'GET',
    path: '/custom-fields/{id}/without-value',
    access: view,
    output: z.strictObject({
      count: z.int(),
      data: z.array(z.strictObject({ id: idSchema, name: z.string() })),
    }),
  }),
}
