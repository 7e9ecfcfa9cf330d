import * as z from 'zod/mini'
import { idSchema } from '#kit/contract/fields.ts'
import { provinces } from '#kit/contract/provinces.ts'
import {
  comparisons,
  periodAfter,
  periodAt,
  periodSchema,
  type PeriodKind,
} from '#modules/reports/contract/period.ts'
import { groupings } from '#modules/reports/contract/report.ts'

/** Periods that move on with the day on which they are opened. */
export const relativePeriods = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisFiscalYear',
  'lastFiscalYear',
] as const
export type RelativePeriod = (typeof relativePeriods)[number]

const meant: Record<RelativePeriod, { kind: PeriodKind; back: 0 | 1 }> = {
  thisMonth: { kind: 'month', back: 0 },
  lastMonth: { kind: 'month', back: 1 },
  thisQuarter: { kind: 'quarter', back: 0 },
  lastQuarter: { kind: 'quarter', back: 1 },
  thisFiscalYear: { kind: 'fiscalYear', back: 0 },
  lastFiscalYear: { kind: 'fiscalYear', back: 1 },
}

export const isRelative = (period: string): period is RelativePeriod => period in meant

const savedPeriod = z
  .string()
  .check(
    z.refine((period) => isRelative(period) || periodSchema.safeParse(period).success, 'format'),
  )

/** What is asked of a report, without the day: figures are of the day on which they are opened. */
export const savedQuestion = z.strictObject({
  by: z.enum(groupings, 'choice'),
  period: savedPeriod,
  compare: z.enum(comparisons, 'choice'),
  programId: z.optional(idSchema),
  region: z.optional(z.enum(provinces, 'choice')),
})
export type SavedQuestion = z.infer<typeof savedQuestion>

/** The period that is meant on a day. */
export function periodOn(period: string, day: string): string {
  if (!isRelative(period)) return period
  const { kind, back } = meant[period]
  return periodAfter(periodAt(kind, day), -back)
}

/** How a period is said so that it moves on; null where that cannot be said of it. */
export const relativeOf = (period: string, day: string): RelativePeriod | null =>
  relativePeriods.find((each) => periodOn(each, day) === period) ?? null

/** The question as a report is asked it on a day. */
export const askedOn = ({ period, ...rest }: SavedQuestion, day: string) => ({
  ...rest,
  period: periodOn(period, day),
})
