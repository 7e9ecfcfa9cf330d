import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { bilingualText, idSchema, instantSchema, namedSchema } from '#kit/contract/fields.ts'
import { programsSubjects } from '#modules/programs/contract/programs.subjects.ts'
import { formPurpose } from './form-key.ts'
import { publicQuestion } from './public-form.ts'

const { may } = programsSubjects
const viewForms = {
  anyOf: [may('view', 'Programs View'), may('configure', 'Programs Edit')],
} as const

/** Not asked, asked and left empty, and not in that version are three things. */
export const answerStates = ['answered', 'empty', 'notAsked', 'notInVersion'] as const

export const singleAnswer = z.strictObject({
  state: z.enum(answerStates),
  value: z.optional(z.unknown()),
})

/** An answer; of a group with its entries, of a file with names. */
const given = z.strictObject({
  ...singleAnswer.shape,
  entries: z.optional(
    z.array(z.strictObject({ item: z.string(), answers: z.record(z.string(), singleAnswer) })),
  ),
})
export type GivenAnswer = z.infer<typeof given>
export type SingleAnswer = z.infer<typeof singleAnswer>

const asked = z.strictObject({
  question: publicQuestion,
  /** The organisation’s own question, which fills no field. */
  isOwn: z.boolean(),
  answer: given,
})
export type AskedQuestion = z.infer<typeof asked>

const responseFacts = z.strictObject({
  id: idSchema,
  purpose: z.string(),
  name: bilingualText(120),
  /** Of the version that was filled in. */
  number: z.int(),
  /** Which time it was filled in for the record. */
  copyNo: z.int(),
  language: z.enum(['en', 'fr']),
  submittedAt: instantSchema,
  by: z.string(),
})
export type ResponseFacts = z.infer<typeof responseFacts>

const response = z.strictObject({
  ...responseFacts.shape,
  record: z.strictObject({ id: idSchema, reference: z.string(), name: z.string() }),
  program: namedSchema,
  sections: z.array(
    z.strictObject({ id: z.string(), title: z.string(), questions: z.array(asked) }),
  ),
})
export type FormResponse = z.infer<typeof response>

const side = z.strictObject({
  /** As that version asked; null where it did not. */
  question: z.nullable(publicQuestion),
  answer: singleAnswer,
})
const pair = {
  id: z.string(),
  before: side,
  after: side,
  differs: z.boolean(),
}
const compared = z.strictObject({
  ...pair,
  section: z.string(),
  isOwn: z.boolean(),
  /** Of a group: entry by entry, by what they are and not by where they stand. */
  entries: z.optional(
    z.array(
      z.strictObject({
        item: z.string(),
        change: z.enum(['same', 'changed', 'added', 'removed']),
        rows: z.array(z.strictObject(pair)),
      }),
    ),
  ),
})
export type ComparedAnswer = z.infer<typeof compared>
export type ComparedSide = z.infer<typeof side>

export const answersList = defineList({
  sorts: ['submittedAt'],
  defaultSort: '-submittedAt',
  filters: { version: { kind: 'reference' }, submittedAt: { kind: 'date' } },
  search: true,
  tableState: 'formAnswersTableState',
})

const answersRow = z.strictObject({
  id: idSchema,
  record: z.strictObject({ id: idSchema, reference: z.string(), name: z.string() }),
  submittedAt: instantSchema,
  number: z.int(),
  copyNo: z.int(),
  by: z.string(),
  language: z.enum(['en', 'fr']),
  /** Where the text that was searched for stands. */
  match: z.nullable(
    z.strictObject({
      question: z.string(),
      before: z.string(),
      found: z.string(),
      after: z.string(),
    }),
  ),
})
export type AnswersRow = z.infer<typeof answersRow>

const ofForm = z.strictObject({
  id: idSchema,
  formId: formPurpose,
})
/** `current`: no more than what the newest version asks. */
const which = { questions: z.optional(z.enum(['all', 'current'], 'choice')) }

export const answersEndpoints = {
  /** What was answered for a record, as far as the reader may know it. */
  listResponses: defineEndpoint({
    method: 'GET',
    path: '/responses',
    access: { signedIn: true },
    query: z.strictObject({ record: idSchema }),
    output: z.strictObject({ data: z.array(responseFacts) }),
  }),
  /** Answers as they were asked. */
  readResponse: defineEndpoint({
    method: 'GET',
    path: '/responses/{id}',
    access: { signedIn: true },
    output: response,
  }),
  compareResponses: defineEndpoint({
    method: 'GET',
    path: '/responses/{id}/comparison',
    access: { signedIn: true },
    query: z.strictObject({ with: idSchema }),
    output: z.strictObject({
      before: responseFacts,
      after: responseFacts,
      data: z.array(compared),
    }),
  }),
  listAnswers: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/forms/{formId}/answers',
    access: viewForms,
    params: ofForm,
    list: answersList,
    query: z.object(which),
    output: pageOf(answersRow),
  }),
  exportAnswers: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/forms/{formId}/answers/export',
    access: viewForms,
    params: ofForm,
    list: answersList,
    query: z.extend(exportQuery, which),
    stream: 'text/csv',
  }),
  /** The versions that answers were given under, the newest first. */
  listAnswerVersions: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/forms/{formId}/answers/versions',
    access: viewForms,
    params: ofForm,
    output: z.strictObject({
      name: bilingualText(120),
      program: namedSchema,
      mayExport: z.boolean(),
      data: z.array(z.strictObject({ id: idSchema, number: z.int() })),
    }),
  }),
}
