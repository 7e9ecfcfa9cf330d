import * as z from 'zod/mini'
import { instantSchema } from '#kit/contract/fields.ts'

/** That the personal data of a record were erased; why and by whom is told to staff alone. */
export const erasedNote = z.nullable(
  z.strictObject({
    at: instantSchema,
    by: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  }),
)
export type ErasedNote = z.infer<typeof erasedNote>
