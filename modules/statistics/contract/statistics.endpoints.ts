import * as z from 'zod/mini'
import { defineEndpoint, exportQuery } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { namedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { bases, sides } from './figures.ts'
import { askedMonthSchema, askedPeriodSchema, comparisonSchema, monthSchema } from './period.ts'
import { monthlyCare, monthlyInvestments, overview, shownFigures } from './statistics.ts'
import { statisticsSubjects } from './statistics.subjects.ts'

const { may } = statisticsSubjects

/** What is compared with, the previous period unless told; and what figures are narrowed to. */
const narrowing = {
  compare: z.optional(comparisonSchema),
  teamId: z.optional(idSchema),
  assigneeId: z.optional(idSchema),
  sourceId: z.optional(idSchema),
  side: z.optional(z.enum(sides, 'choice')),
}
/** The present month unless told. */
const overviewQuery = z.object({ period: z.optional(askedPeriodSchema), ...narrowing })
/** The present month unless told; closed months as they were closed. */
const monthQuery = z.object({
  ...narrowing,
  month: z.optional(askedMonthSchema),
  figures: z.optional(z.enum(shownFigures, 'choice')),
})
const careQuery = z.extend(monthQuery, { basis: z.optional(z.enum(bases, 'choice')) })

export const statisticsEndpoints = {
  /** Where shareholders come from, those of closed months too: what figures can be narrowed to. */
  listNarrowingSources: defineEndpoint({
    summary: 'List the sources that lists are narrowed by',
    method: 'GET',
    path: '/statistics/sources',
    access: {
      anyOf: [
        may('view', 'Statistics'),
        may('view', 'Monthly Investments'),
        may('view', 'Monthly Care Confirmed Investments'),
      ],
    },
    output: z.strictObject({ data: z.array(namedSource) }),
  }),
  readStatistics: defineEndpoint({
    method: 'GET',
    path: '/statistics/overview',
    access: may('view', 'Statistics'),
    query: overviewQuery,
    output: overview,
  }),
  exportStatistics: defineEndpoint({
    method: 'GET',
    path: '/statistics/overview/export',
    access: may('export', 'Statistics'),
    query: z.extend(exportQuery, overviewQuery.shape),
    stream: 'text/csv',
  }),
  readMonthlyInvestments: defineEndpoint({
    method: 'GET',
    path: '/statistics/monthly-investments',
    access: may('view', 'Monthly Investments'),
    query: monthQuery,
    output: monthlyInvestments,
  }),
  exportMonthlyInvestments: defineEndpoint({
    method: 'GET',
    path: '/statistics/monthly-investments/export',
    access: may('export', 'Monthly Investments'),
    query: z.extend(exportQuery, monthQuery.shape),
    stream: 'text/csv',
  }),
  readMonthlyCare: defineEndpoint({
    method: 'GET',
    path: '/statistics/monthly-care',
    access: may('view', 'Monthly Care Confirmed Investments'),
    query: careQuery,
    output: monthlyCare,
  }),
  exportMonthlyCare: defineEndpoint({
    method: 'GET',
    path: '/statistics/monthly-care/export',
    access: may('export', 'Monthly Care Confirmed Investments'),
    query: z.extend(exportQuery, careQuery.shape),
    stream: 'text/csv',
  }),
  /** For good: what the month's orders are now is what its print shows from now on. */
  closeMonth: defineEndpoint({
    summary: 'Close the month for good',
    method: 'POST',
    path: '/statistics/closed-months',
    access: may('configure', 'Monthly Investments'),
    body: z.strictObject({ month: askedMonthSchema }),
    output: z.strictObject({
      month: monthSchema,
      closedAt: instantSchema,
      closedBy: z.string(),
      orders: z.int(),
    }),
    status: 201,
    problems: ['alreadyClosed', 'monthNotOver'],
  }),
}
