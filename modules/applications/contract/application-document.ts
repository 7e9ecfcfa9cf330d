import * as z from 'zod/mini'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'

const documentSides = ['employer', 'participant'] as const

/** A file of an application. */
export const document = z.strictObject({
  id: idSchema,
  kind: z.string(),
  /** As the program calls it; null for what it does not ask for. */
  title: z.nullable(bilingualText(120)),
  /** Whose it is; null for what staff put there. */
  side: z.nullable(z.enum(documentSides)),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedAt: instantSchema,
  addedByName: z.string(),
})

/** What the program asks one side for and has not, or has as if it had not. */
export const missingDocument = z.strictObject({
  code: z.string(),
  title: bilingualText(120),
  side: z.enum(documentSides),
  mandatory: z.boolean(),
  why: z.enum(['missing', 'refused', 'expired']),
})
