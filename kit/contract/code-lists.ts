import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

/** A code and what it means; a title that nobody has in a language is empty there. */
const listedCode = z.strictObject({
  code: z.string(),
  title: z.strictObject({ en: z.string(), fr: z.string() }),
})
export type ListedCode = z.infer<typeof listedCode>

const foundCode = z.extend(listedCode, { within: z.nullable(listedCode) })
/** A code with the nearest group above it. */
export type FoundCode = z.infer<typeof foundCode>

/** A list of codes by its name, as `Field.list` names it. */
const list = z.string().check(z.regex(/^[a-z]{1,20}$/, 'unknown'))

export const mostCodes = 50

const several = z.string().check(
  z.minLength(1, 'required'),
  z.maxLength(500, 'tooLong'),
  z.refine((typed) => typed.split(',').length <= mostCodes, 'tooLong'),
)

/** Lists of codes are published facts: whoever fills in a public form looks them up too. */
export const codeListsEndpoints = {
  /** The best few codes by their digits or by words of either language. */
  findCodes: defineEndpoint({
    summary: 'Find codes of a classification',
    method: 'GET',
    path: '/code-lists/matches',
    access: { public: true },
    query: z.object({
      list,
      search: z.string().check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
    }),
    output: z.strictObject({ data: z.array(foundCode) }),
  }),
  /** What some codes mean, with commas between them; those that are not in the list are left out. */
  readCodes: defineEndpoint({
    summary: 'Read what codes mean',
    method: 'GET',
    path: '/code-lists/codes',
    access: { public: true },
    query: z.object({ list, codes: several }),
    output: z.strictObject({ data: z.array(listedCode) }),
  }),
}
