import * as z from 'zod/mini'
import { condition, limits, optionKey, questionKey, sectionKey } from './definition.ts'
import { entryKinds } from './kinds.ts'

/** A form as whoever fills it in reads it: in one language, without what is staff's alone. */
const asked = {
  id: questionKey,
  kind: z.enum(entryKinds),
  label: z.string(),
  help: z.optional(z.string()),
  required: z.boolean(),
  limits: z.optional(limits),
  /** A way of writing that the screen knows by name, e.g. a postal code. */
  format: z.optional(z.string()),
  /** Of a code: the list that says what it means. */
  list: z.optional(z.string()),
  options: z.optional(
    z.array(
      z.strictObject({
        id: optionKey,
        label: z.string(),
        /** It stands alone, e.g. “I prefer not to say”. */
        exclusive: z.optional(z.literal(true)),
        show: z.optional(condition),
      }),
    ),
  ),
  /** Never kept in a browser, nor told again. */
  isProtected: z.optional(z.literal(true)),
  /** What the browser may fill in by itself. */
  fill: z.optional(z.string()),
  show: z.optional(condition),
}
const leaf = z.strictObject(asked)

export const publicQuestion = z.strictObject({
  ...asked,
  entry: z.optional(z.strictObject({ item: z.string(), add: z.string() })),
  questions: z.optional(z.array(leaf)),
})
export type PublicQuestion = z.infer<typeof publicQuestion>

export const publicSection = z.strictObject({
  id: sectionKey,
  place: z.string(),
  title: z.string(),
  intro: z.string(),
  show: z.optional(condition),
  questions: z.array(publicQuestion),
})

export const publicForm = z.strictObject({ sections: z.array(publicSection) })
export type PublicForm = z.infer<typeof publicForm>
