import * as z from 'zod/mini'
import { bilingualText, dateSchema, moneySchema } from '#kit/contract/fields.ts'
import { funding } from '#modules/applications/contract/funding.ts'

/** What an employer agrees to, as it is shown: who, what, when, and the subsidy line by line. */
export const agreement = z.strictObject({
  employer: z.string(),
  participant: z.string(),
  program: bilingualText(120),
  positionTitle: z.string(),
  startOn: dateSchema,
  endOn: dateSchema,
  hoursPerWeek: z.string(),
  hourlyWage: moneySchema(),
  amount: moneySchema(),
  funding,
  conditions: z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) }),
})
export type Agreement = z.infer<typeof agreement>
