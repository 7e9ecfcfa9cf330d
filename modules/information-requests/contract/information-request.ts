import * as z from 'zod/mini'
import { bilingualText, dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { questionKey } from '#modules/forms/contract/definition.ts'
import { formDraft } from '#modules/forms/contract/form-draft.ts'
import { publicQuestion } from '#modules/forms/contract/public-form.ts'
import { sides } from '#modules/intake/contract/sides.ts'

/** Business days until an answer is due, unless whoever asks says otherwise. */
export const daysToAnswer = 10
/** So many business days before, whoever has not answered is reminded. */
export const remindedBefore = 3
/** For so many days after it was due a link still opens what was asked. */
export const daysOfGrace = 30
/** A document of no kind that the program knows. */
export const anyDocument = 'other'

export const requestStates = ['open', 'answered', 'lapsed', 'withdrawn'] as const

/** The answer in words that every request takes. */
export const replyKey = 'reply'
/** The one page of which a link is the address. */
export const place = 'information'

const documentKind = z.string().check(z.regex(/^\w{2,40}$/, 'format'))

/** What one side is asked for. */
export const asked = z.strictObject({
  fields: z.array(questionKey).check(z.maxLength(60)),
  documents: z
    .array(z.strictObject({ kind: documentKind, sentence: saidSchema(300) }))
    .check(z.maxLength(10)),
})
export type Asked = z.infer<typeof asked>

export const requestedDocument = z.strictObject({
  code: z.string(),
  kind: z.string(),
  name: bilingualText(120),
  sentence: z.string(),
})
export type RequestedDocument = z.infer<typeof requestedDocument>

/** What may be asked for, of one side. */
export const askable = z.strictObject({
  side: z.enum(sides),
  /** Whom it goes to; null where somebody may not know. */
  email: z.nullable(z.string()),
  language: z.enum(['en', 'fr']),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      questions: z.array(z.strictObject({ id: questionKey, label: z.string() })),
    }),
  ),
  documents: z.array(z.strictObject({ kind: documentKind, name: bilingualText(120) })),
})
export type Askable = z.infer<typeof askable>

/** A request as its record tells it. */
export const informationRequest = z.strictObject({
  id: idSchema,
  side: z.enum(sides),
  state: z.enum(requestStates),
  message: z.string(),
  dueOn: dateSchema,
  askedAt: instantSchema,
  askedBy: z.nullable(z.string()),
  closedAt: z.nullable(instantSchema),
  answeredBy: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  questions: z.array(publicQuestion),
  /** By the key of a question; null until it is answered, and for whoever does not see that side. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  documents: z.array(requestedDocument),
  received: z.array(
    z.strictObject({ id: idSchema, code: z.string(), name: z.string(), sizeBytes: z.int() }),
  ),
})
export type InformationRequest = z.infer<typeof informationRequest>

/** A request as whoever has its link answers it. */
export const informationDraft = z.extend(formDraft, {
  side: z.enum(sides),
  reference: z.string(),
  program: bilingualText(120),
  dueOn: dateSchema,
  asked: z.array(requestedDocument),
  /** Once it is closed, in whichever way. */
  submitted: z.nullable(
    z.strictObject({
      reference: z.string(),
      state: z.enum(['answered', 'lapsed', 'withdrawn']),
      on: dateSchema,
    }),
  ),
})
export type InformationDraft = z.infer<typeof informationDraft>
