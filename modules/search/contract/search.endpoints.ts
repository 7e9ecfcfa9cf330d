import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { oneLine } from '#kit/contract/typed-text.ts'

/** Of each kind so many are shown beside the others, and so many by itself. */
export const fewOfAKind = 4
export const manyOfAKind = 50
/** Up to here it is counted how many there are. */
export const countedUpTo = 1000
/** With less nothing is looked for; more is not looked at. */
export const shortestText = 2
const longestText = 200

const tone = z.enum(['neutral', 'info', 'progress', 'warning', 'success', 'danger'])

/** A record as a line tells of it, in the reader's language. */
const found = z.strictObject({
  id: idSchema,
  name: z.string(),
  reference: z.nullable(z.string()),
  fact: z.nullable(z.string()),
  state: z.nullable(z.strictObject({ word: z.string(), tone })),
  path: z.string(),
})

const group = z.strictObject({
  kind: z.string(),
  title: z.string(),
  /** The list that finds the same, for those who have one. */
  listPath: z.nullable(z.string()),
  total: z.int(),
  /** Left out when exact; false when `total` is a floor. */
  totalIsExact: z.optional(z.literal(false)),
  found: z.array(found),
})
export type FoundGroup = z.infer<typeof group>

export const searchAnswer = z.strictObject({ groups: z.array(group) })

export const searchEndpoints = {
  /** Records of every kind that the person may see; the kind of the best one first. */
  findRecords: defineEndpoint({
    summary: 'Find records of every kind',
    method: 'GET',
    path: '/search',
    access: { signedIn: true },
    query: z.object({
      q: z.string().check(z.overwrite((typed) => oneLine(typed.slice(0, longestText)))),
      kind: z.optional(z.string()),
    }),
    output: searchAnswer,
  }),
}
