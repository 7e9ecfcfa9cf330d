import * as z from 'zod/mini'
import { bilingualText, dateSchema, moneySchema } from '#kit/contract/fields.ts'
import { formDraft } from '#modules/forms/contract/form-draft.ts'
import { asks, costKinds, sides } from './funding-request.ts'

/** A form as whoever has its link fills it in; whose course it is, the letter says. */
export const fundingDraft = z.extend(formDraft, {
  side: z.enum(sides),
  asks: z.enum(asks),
  /** What the form is called. */
  name: bilingualText(120),
  reference: z.string(),
  positionTitle: z.string(),
  program: bilingualText(120),
  dueOn: dateSchema,
  /** Of the placement; a course ends by then. */
  lastDay: dateSchema,
  /** What is to be put right before it is sent again. */
  changesAsked: z.nullable(z.string()),
  /** The most that can be funded as it stands, where a course is asked for. */
  most: z.nullable(moneySchema()),
  /** What was approved of each cost, where evidence of it is asked for. */
  approved: z.array(z.strictObject({ kind: z.enum(costKinds), approved: moneySchema() })),
  /** Once it is sent, or is not asked for any more. */
  submitted: z.nullable(
    z.strictObject({
      state: z.enum(['sent', 'closed']),
      reference: z.string(),
      on: z.nullable(dateSchema),
      follows: z.nullable(z.enum(['decision', 'payment'])),
    }),
  ),
})
export type FundingDraft = z.infer<typeof fundingDraft>
