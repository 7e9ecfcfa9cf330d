import * as z from 'zod/mini'
import { bilingualText, dateSchema } from '#kit/contract/fields.ts'
import { formDraft } from '#modules/forms/contract/form-draft.ts'
import { sides } from './funding-request.ts'

/** A form as whoever has its link fills it in; whose course it is, the letter says. */
export const fundingDraft = z.extend(formDraft, {
  side: z.enum(sides),
  reference: z.string(),
  positionTitle: z.string(),
  program: bilingualText(120),
  dueOn: dateSchema,
  /** What is to be put right before it is sent again. */
  changesAsked: z.nullable(z.string()),
  /** Once it is sent, or is not asked for any more. */
  submitted: z.nullable(
    z.strictObject({
      state: z.enum(['sent', 'closed']),
      reference: z.string(),
      on: z.nullable(dateSchema),
    }),
  ),
})
export type FundingDraft = z.infer<typeof fundingDraft>
