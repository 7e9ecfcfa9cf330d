import * as z from 'zod/mini'
import { bilingualText, dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { application } from '#modules/applications/contract/application.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import {
  participant,
  selfIdentificationGroups,
} from '#modules/participants/contract/participant.ts'
import { openProgram } from '#modules/programs/contract/open-programs.endpoints.ts'

export const sides = ['employer', 'employee'] as const
export type Side = (typeof sides)[number]

/** Statements that the employer's signatory confirms, one by one. */
export const employerStatements = [
  'noDisplacement',
  'noDispute',
  'armsLength',
  'laws',
  'accurate',
] as const
/** What the participant agrees to; testimonial is a free choice. */
export const participantStatements = ['collection', 'sharing', 'surveys', 'accurate'] as const

const typed = z.union([
  z.string().check(z.maxLength(4000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(30)),
])

/** Answers under way: any of the declared fields, as far as they are typed. */
const partOf = (fields: object) =>
  z.optional(z.partialRecord(z.enum(Object.keys(fields) as [string, ...string[]]), typed))

const uploaded = z.strictObject({
  id: idSchema,
  kind: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
})
export type UploadedDocument = z.infer<typeof uploaded>

export const draftAnswers = z.strictObject({
  employer: partOf(employer.create.shape),
  position: partOf(application.create.shape),
  participant: partOf(participant.create.shape),
  selfIdentification: z.optional(
    z.strictObject({
      groups: z.array(z.enum(selfIdentificationGroups, 'choice')).check(z.maxLength(20)),
      preferNotToSay: z.boolean(),
    }),
  ),
  statements: z.optional(
    z.array(z.enum([...employerStatements, ...participantStatements], 'choice')),
  ),
})
export type DraftAnswers = z.infer<typeof draftAnswers>

export const draft = z.strictObject({
  side: z.enum(sides),
  program: openProgram,
  language: z.enum(['en', 'fr']),
  step: z.string(),
  answers: draftAnswers,
  documents: z.array(uploaded),
  savedAt: instantSchema,
  /** For the invited half: whose application it belongs to. */
  application: z.nullable(
    z.strictObject({
      reference: z.string(),
      employerName: z.string(),
      positionTitle: z.string(),
      startOn: dateSchema,
    }),
  ),
  /** Once submitted: what the completed page shows. */
  submitted: z.nullable(
    z.strictObject({
      reference: z.string(),
      programName: bilingualText(120),
      /** Masked, e.g. `m…@example.org`; who is invited to the other half. */
      invited: z.nullable(z.string()),
      reviewDueOn: z.nullable(dateSchema),
    }),
  ),
})
export type Draft = z.infer<typeof draft>

/** What the whole employer's half must hold. */
export const employerSubmission = z.strictObject({
  employer: employer.create,
  position: application.create,
  statements: z
    .array(z.enum(employerStatements, 'choice'))
    .check(z.length(employerStatements.length, 'confirmAll')),
})

/** What the whole participant's half must hold. */
export const participantSubmission = z.strictObject({
  participant: participant.create,
  statements: z
    .array(z.enum(participantStatements, 'choice'))
    .check(z.length(participantStatements.length, 'confirmAll')),
})
