import * as z from 'zod/mini'
import { bilingualText, dateSchema } from '#kit/contract/fields.ts'
import { formDraft, typedAnswers } from '#modules/forms/contract/form-draft.ts'
import { sides } from './monitoring-form.ts'

/** For so many days after it was due a link still opens a form. */
export const daysOfGrace = 30

/** A form as whoever has its link fills it in. */
export const surveyDraft = z.extend(formDraft, {
  side: z.enum(sides),
  number: z.int(),
  /** What the form is called. */
  name: bilingualText(120),
  /** Of the placement. */
  reference: z.string(),
  positionTitle: z.string(),
  /** Of whom an employer is asked who is signed in; behind the link of a letter, the letter says. */
  participant: z.nullable(z.string()),
  program: bilingualText(120),
  /** From when the job is, so that two of one name are told apart. */
  since: bilingualText(120),
  dueOn: z.nullable(dateSchema),
  /** In calendar days; 0 until it is. */
  daysLate: z.int(),
  /** Payments wait for it. */
  holdsPayments: z.boolean(),
  /** What the employer and the organisation agreed on, to hold an answer against; null for who is not to know. */
  agreed: z.nullable(z.strictObject({ hoursPerWeek: z.string(), hourlyWage: z.string() })),
  /** What is to be put right before it is sent again. */
  changesAsked: z.nullable(z.string()),
  /** What its side said last, as the answers of this form if nothing has changed since. */
  before: z.nullable(
    z.strictObject({
      on: dateSchema,
      hoursPerWeek: z.string(),
      hourlyWage: z.string(),
      answers: typedAnswers,
    }),
  ),
  /** Once it is sent, or is not asked for any more. */
  submitted: z.nullable(
    z.strictObject({
      state: z.enum(['sent', 'closed']),
      reference: z.string(),
      on: z.nullable(dateSchema),
    }),
  ),
})
export type SurveyDraft = z.infer<typeof surveyDraft>
