import * as z from 'zod/mini'
import { moneySchema, percentSchema } from '#kit/contract/fields.ts'

/** A stretch of weeks under one rate: hours × wage × percent, at most the cap a week. */
export const fundingLine = z.strictObject({
  fromWeek: z.int(),
  toWeek: z.int(),
  /** Hours paid in the stretch, with the begun last week in proportion. */
  hours: z.string(),
  /** Hourly wage with the employer's mandatory costs where the program funds them. */
  hourlyCost: z.string(),
  percent: percentSchema,
  /** What hours × cost × percent gives. */
  computed: moneySchema(),
  weeklyCap: moneySchema(),
  isCapped: z.boolean(),
  amount: moneySchema(),
})
export type FundingLine = z.infer<typeof fundingLine>

/** Why the sum of the lines was lowered, and by how much. */
export const fundingReduction = z.strictObject({
  reason: z.enum(['otherFunding', 'participantMaximum', 'employerMaximum', 'combinedCap']),
  amount: moneySchema(),
})

/** A wage subsidy, line by line, so that everybody can follow it. */
export const funding = z.strictObject({
  weeks: z.string(),
  totalHours: z.string(),
  grossWages: moneySchema(),
  lines: z.array(fundingLine),
  subtotal: moneySchema(),
  reductions: z.array(fundingReduction),
  total: moneySchema(),
})
export type Funding = z.infer<typeof funding>
