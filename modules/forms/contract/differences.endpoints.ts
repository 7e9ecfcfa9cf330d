import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema, defineEntity } from '#kit/contract/define-entity.ts'
import { bilingualText, idSchema, instantSchema, longText } from '#kit/contract/fields.ts'
import { singleAnswer } from './answers.endpoints.ts'
import { publicQuestion } from './public-form.ts'

/** What somebody found out about answers that do not agree. */
export const settlement = defineEntity('settlement', {
  note: longText(1000, { required: true }),
})

const side = z.strictObject({
  responseId: idSchema,
  /** The form. */
  name: bilingualText(120),
  question: publicQuestion,
  answer: singleAnswer,
})

const difference = z.strictObject({
  id: idSchema,
  version: z.int(),
  /** The form of the first side. */
  purpose: z.string(),
  /** What both were asked. */
  role: bilingualText(120),
  flaggedAt: instantSchema,
  first: side,
  second: side,
  settled: z.nullable(z.strictObject({ by: z.string(), at: instantSchema, note: z.string() })),
  can: canSchema,
})
export type Difference = z.infer<typeof difference>

const differences = z.strictObject({ data: z.array(difference) })

export const differencesEndpoints = {
  /** Where the sides of a record do not agree, of what the reader may know of both. */
  listDifferences: defineEndpoint({
    method: 'GET',
    path: '/answer-differences',
    access: { signedIn: true },
    query: z.strictObject({ record: idSchema }),
    output: differences,
  }),
  settleDifference: defineEndpoint({
    method: 'POST',
    path: '/answer-differences/{id}/settlement',
    access: { signedIn: true },
    body: settlement.create,
    output: difference,
    ifMatch: true,
    problems: ['alreadySettled'],
  }),
}
