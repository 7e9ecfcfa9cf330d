import * as z from 'zod/mini'
import { moneySchema, percentSchema } from '#kit/contract/fields.ts'
import { equityUplift } from '#modules/programs/contract/program.ts'

/** A stretch of weeks under one rate: hours × wage × percent, at most the cap a week. */
export const fundingLine = z.strictObject({
  fromWeek: z.int(),
  toWeek: z.int(),
  /** Days of the stretch, at seven to a week: a begun week counts in part. */
  days: z.optional(z.int()),
  hoursPerWeek: z.optional(z.string()),
  /** Days ÷ 7 × hours a week; null where that never ends, and the factors are printed instead. */
  hours: z.nullable(z.string()),
  /** Hourly wage with the employer's mandatory costs where the program funds them, to the last digit. */
  hourlyCost: z.string(),
  /** Of the schedule, with the uplift where it is confirmed. */
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
  reason: z.enum([
    'otherFunding',
    'participantMaximum',
    'combinedCap',
    'fundedBefore',
    'leftOfPlacement',
    'employerMaximum',
  ]),
  amount: moneySchema(),
})

/**
 * A wage subsidy, line by line, so that everybody can follow it: what is printed multiplies out.
 * Subsidies that were kept before it did have neither days nor hours a week.
 */
export const funding = z.strictObject({
  weeks: z.string(),
  days: z.optional(z.int()),
  hoursPerWeek: z.optional(z.string()),
  totalHours: z.nullable(z.string()),
  hourlyCost: z.optional(z.string()),
  /** Where hours or wage are others from a day on: its days one after the other; the three above are of the last. */
  stretches: z.optional(
    z.array(z.strictObject({ days: z.int(), hoursPerWeek: z.string(), hourlyCost: z.string() })),
  ),
  /** Points of percent and dollars a week that each line has more than the schedule says. */
  uplift: z.optional(z.nullable(equityUplift)),
  grossWages: moneySchema(),
  lines: z.array(fundingLine),
  subtotal: moneySchema(),
  reductions: z.array(fundingReduction),
  total: moneySchema(),
})
export type Funding = z.infer<typeof funding>
