import * as z from 'zod/mini'
import type { Entity } from './define-entity.ts'
import {
  bilingualText,
  choice,
  choices,
  date,
  decimal,
  idSchema,
  text,
  yesNo,
  type Field,
} from './fields.ts'

/** What a field may hold that an organisation adds by itself. */
export const ownTypes = ['text', 'number', 'date', 'choice', 'choices', 'yesNo'] as const
export type OwnType = (typeof ownTypes)[number]

export const ownOption = z.strictObject({
  id: idSchema,
  name: bilingualText(80),
  /** It stays with whoever has it, and is not offered. */
  isArchived: z.boolean(),
})

/** A field that an organisation added to a kind of record, as forms, lists and files know it. */
export const ownField = z.strictObject({
  id: idSchema,
  /** As it is called on the wire, in addresses and in history; it never changes. */
  name: z.string(),
  label: bilingualText(80),
  help: z.nullable(bilingualText(300)),
  type: z.enum(ownTypes),
  options: z.array(ownOption),
  isRequired: z.boolean(),
  /** The list's own search looks at it too. */
  isSearched: z.boolean(),
  /** The group of protected fields that it belongs to. */
  group: z.nullable(z.string()),
  /** One that is archived or deleted is known to histories alone. */
  state: z.enum(['active', 'archived', 'deleted']),
})
export type OwnField = z.infer<typeof ownField>

/** No declared field is called so: none has an underscore. */
export const ownPrefix = 'custom_'
export const isOwnName = (name: string) => name.startsWith(ownPrefix)

/** Without what is the organisation's own. */
export const declaredOf = <R extends object>(record: R): R =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isOwnName(name))) as R

/** What is the organisation's own of a record or a body. */
export const ownOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isOwnName(name)))

export const longestOwnText = 500
const most = 99_999_999_999

const madeOf: Record<OwnType, (ids: [string, ...string[]]) => Field> = {
  text: () => text(longestOwnText),
  number: () => decimal({ min: -most, max: most, scale: 6 }),
  date: () => date(),
  choice: (ids) => choice(ids),
  choices: (ids) => choices(ids),
  yesNo: () => yesNo(),
}

/** The same as a field that was declared: by it values are judged, entered, shown and compared. */
export function fieldOfOwn({ type, options, isRequired, group }: OwnField): Field {
  const [first = '', ...others] = options.map(({ id }) => id)
  const field = madeOf[type]([first, ...others])
  const choiceNames = Object.fromEntries(options.map(({ id, name }) => [id, name]))
  return { ...field, choiceNames, required: isRequired, inList: true, group: group ?? undefined }
}

/** An entity with the fields that were added to it. */
export const withOwnFields = <E extends Entity>(entity: E, own: readonly OwnField[]): E => ({
  ...entity,
  fields: {
    ...entity.fields,
    ...Object.fromEntries(own.map((each) => [each.name, fieldOfOwn(each)])),
  },
})

/** What is sent of the fields that were added: a new record has those that are required. */
export const ownBody = (own: readonly OwnField[], isNew: boolean) =>
  z.strictObject(
    Object.fromEntries(
      own.map((each) => {
        const { schema } = fieldOfOwn(each)
        if (!each.isRequired) return [each.name, z.optional(z.nullable(schema))]
        return [each.name, isNew ? schema : z.optional(schema)]
      }),
    ),
  )
