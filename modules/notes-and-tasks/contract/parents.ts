import * as z from 'zod/mini'
import { idSchema } from '#kit/contract/fields.ts'
import { parentKinds } from './parent-kinds.generated.ts'

/** The kinds of record that notes, tasks and files hang on. */
export type ParentKind = (typeof parentKinds)[number]

export const parentParams = z.strictObject({ kind: z.enum(parentKinds, 'choice'), id: idSchema })

/** The record that something hangs on, as people call it. */
export const shownParent = z.strictObject({
  kind: z.enum(parentKinds),
  id: idSchema,
  name: z.string(),
  reference: z.string(),
})

export const namedPerson = z.strictObject({ id: idSchema, name: z.string() })

/** How many are shown at first and how many more at a time. */
export const partLength = 50
/** So many at most; everything has the total. */
export const mostQuery = z.object({
  most: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'number'))),
})
