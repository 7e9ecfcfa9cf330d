import * as z from 'zod/mini'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { mostEntries, questionKey, sectionKey } from './definition.ts'
import { publicForm } from './public-form.ts'

/** A secret link's token: 256 random bits. */
export const draftToken = z.string().check(z.regex(/^[\w-]{43}$/, 'format'))

const single = z.union([
  z.string().check(z.maxLength(4000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
])
const entry = z.strictObject({
  /** Made on the device where the entry was added; the same one however it is written. */
  item: idSchema,
  answers: z.record(questionKey, single),
})

/** Answers under way, as far as they are typed, by the key of their question. */
export const typedAnswers = z.record(
  questionKey,
  z.union([single, z.array(entry).check(z.maxLength(mostEntries))]),
)
export type TypedAnswers = z.infer<typeof typedAnswers>

const uploaded = z.strictObject({
  id: idSchema,
  /** The question that asked for it, or the code of the document. */
  kind: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
})
export type UploadedDocument = z.infer<typeof uploaded>

/** For whom a form behind a link is sent. */
const countsFor = z.strictObject({
  /** Null where it is the participant, who is not named behind a link. */
  employer: z.nullable(z.string()),
  /** Whoever has opened it is signed in as somebody else. */
  isOther: z.boolean(),
})
export type CountsFor = z.infer<typeof countsFor>

/** A form that somebody has begun, besides what its purpose adds. */
export const formDraft = z.strictObject({
  /** The version that it is filled in under. */
  version: idSchema,
  /** Counts what was saved; sending in says which count it saw. */
  revision: z.int(),
  language: z.enum(['en', 'fr']),
  step: z.string(),
  answers: typedAnswers,
  /** Protected questions that are answered; the answers themselves are not told again. */
  given: z.array(questionKey),
  documents: z.array(uploaded),
  savedAt: instantSchema,
  countsFor: z.optional(countsFor),
  /** The questions, when the caller does not have those of this version. */
  form: z.optional(publicForm),
  /** What a newer version means for what was typed; it is told once. */
  moved: z.nullable(
    z.strictObject({
      /** What is asked no more. */
      setAside: z.array(z.string()),
      /** Pages to look at again. */
      reopened: z.array(sectionKey),
      /** Pages with new questions. */
      added: z.array(sectionKey),
    }),
  ),
})
export type FormDraft = z.infer<typeof formDraft>

/** What is saved: any of the answers, and where one is. */
export const savedDraft = z.strictObject({
  /** The version that the caller has. */
  version: idSchema,
  answers: z.optional(typedAnswers),
  step: z.optional(z.string().check(z.maxLength(42))),
  language: z.optional(z.enum(['en', 'fr'], 'choice')),
})
export type SavedDraft = z.infer<typeof savedDraft>

/** Sent in is what was seen: the version and the count of what was saved. */
export const sentDraft = z.strictObject({ version: idSchema, revision: z.int() })
