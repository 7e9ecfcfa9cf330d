import * as z from 'zod/mini'
import { bilingualText, dateSchema } from '#kit/contract/fields.ts'
import { application } from '#modules/applications/contract/application.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { formDraft } from '#modules/forms/contract/form-draft.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { sides } from './sides.ts'
import { openProgram } from '#modules/programs/contract/open-programs.endpoints.ts'

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

/** A half of an application that somebody has begun. */
export const draft = z.extend(formDraft, {
  side: z.enum(sides),
  program: openProgram,
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

/** What the employer's half must hold besides an organisation's own questions. */
export const employerSubmission = z.strictObject({
  employer: employer.create,
  position: application.create,
})

/** What the participant's half must hold. */
export const participantSubmission = z.strictObject({ participant: participant.create })
