import * as z from 'zod/mini'
import { idSchema, instantSchema, type Field } from './fields.ts'

export type Fields = Record<string, Field>

type Keys<F extends Fields, Flag extends 'inList' | 'readOnly', Value extends boolean> = {
  [K in keyof F]: F[K][Flag] extends Value ? K : never
}[keyof F]

type Stored<F extends Field> = F['required'] extends true
  ? F['schema']
  : z.ZodMiniNullable<F['schema']>
type Optional<F extends Field> = z.ZodMiniOptional<z.ZodMiniNullable<F['schema']>>
type Created<F extends Field> = F['required'] extends true ? F['schema'] : Optional<F>
type Changed<F extends Field> = F['required'] extends true
  ? z.ZodMiniOptional<F['schema']>
  : Optional<F>

type RecordShape<F extends Fields> = { [K in keyof F]: Stored<F[K]> }
type RowShape<F extends Fields> = { [K in Keys<F, 'inList', true>]: Stored<F[K]> }
type CreateShape<F extends Fields> = { [K in Keys<F, 'readOnly', false>]: Created<F[K]> }
type UpdateShape<F extends Fields> = { [K in Keys<F, 'readOnly', false>]: Changed<F[K]> }

/** What the signed-in person may do with a record now: `true`, or the reason why not and what it is about. */
export const canSchema = z.record(
  z.string(),
  z.union([
    z.literal(true),
    z.strictObject({
      reason: z.string(),
      about: z.optional(z.strictObject({ en: z.string(), fr: z.string() })),
    }),
  ]),
)
export type Can = z.infer<typeof canSchema>

const recordBase = {
  id: idSchema,
  version: z.int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
}

/**
 * Declares an entity's fields once and derives its views: `record` (everything, with id, version
 * and dates), `row` (what lists show), `create` and `update` (what may be written).
 * Unknown fields are refused in all four.
 */
export function defineEntity<const F extends Fields>(name: string, fields: F) {
  const pick = <S>(keep: (field: Field) => boolean, as: (field: Field) => z.ZodMiniType) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => keep(field))
        .map(([key, field]) => [key, as(field)]),
    ) as S
  return {
    name,
    fields,
    record: z.strictObject({
      ...recordBase,
      ...pick<RecordShape<F>>(() => true, stored),
    }),
    row: z.strictObject({ id: idSchema, ...pick<RowShape<F>>((field) => field.inList, stored) }),
    create: z.strictObject(pick<CreateShape<F>>((field) => !field.readOnly, created)),
    update: z.strictObject(pick<UpdateShape<F>>((field) => !field.readOnly, changed)),
  }
}

const stored = (field: Field) => (field.required ? field.schema : z.nullable(field.schema))
const optional = (field: Field) => z.optional(z.nullable(field.schema))
const created = (field: Field) => (field.required ? field.schema : optional(field))
const changed = (field: Field) => (field.required ? z.optional(field.schema) : optional(field))

export interface Entity {
  name: string
  fields: Fields
}
