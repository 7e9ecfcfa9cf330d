import * as z from 'zod/mini'
import { defineEndpoint, exportQuery } from '#kit/contract/define-endpoint.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { comparisons, periodSchema } from './period.ts'
import { groupings } from './report.ts'
import { reportNames } from './reports.ts'
import { reportsSubjects } from './reports.subjects.ts'

const { may } = reportsSubjects

const bilingual = z.strictObject({ en: z.string(), fr: z.string() })
const days = z.strictObject({ from: dateSchema, to: dateSchema })

/** Where `kept` is, a number is not told: below five, or so that none below five follows from it. */
export const reportCell = z.strictObject({
  value: z.union([z.string(), z.number(), z.null()]),
  kept: z.optional(z.enum(['small', 'kept'])),
})
export type ReportCell = z.infer<typeof reportCell>

const cells = z.record(z.string(), reportCell)

const row = z.strictObject({
  /** Null is what does not say. */
  key: z.nullable(z.string()),
  label: bilingual,
  cells,
})
export type ReportRow = z.infer<typeof row>

export const reportAnswer = z.strictObject({
  report: z.enum(reportNames),
  by: z.enum(groupings),
  asOf: dateSchema,
  isToday: z.boolean(),
  /** An earlier day was asked for, and the report knows of today alone. */
  isTodayOnly: z.boolean(),
  period: periodSchema,
  /** Of the period what has come; null where none of it has. */
  days: z.nullable(days),
  /** Nothing is left out for want of rights. */
  isWhole: z.boolean(),
  measures: z.array(z.string()),
  rows: z.array(row),
  total: cells,
  compared: z.nullable(z.strictObject({ period: periodSchema, days, total: cells })),
})
export type ReportAnswer = z.infer<typeof reportAnswer>

export const reportQuery = z.object({
  by: z.optional(z.enum(groupings, 'choice')),
  /** The present fiscal year unless told. */
  period: z.optional(periodSchema),
  compare: z.optional(z.enum(comparisons, 'choice')),
  /** Today unless told. */
  asOf: z.optional(dateSchema),
  programId: z.optional(idSchema),
  region: z.optional(z.enum(provinces, 'choice')),
})
export type ReportQuery = z.infer<typeof reportQuery>

const params = z.strictObject({ name: z.enum(reportNames, 'choice') })

export const reportsEndpoints = {
  /** Which reports the person may see, and the programs that they may narrow them to. */
  listReports: defineEndpoint({
    method: 'GET',
    path: '/reports',
    access: may('view', 'Reports'),
    output: z.strictObject({
      data: z.array(z.enum(reportNames)),
      programs: z.array(z.strictObject({ id: idSchema, code: z.string(), name: bilingual })),
    }),
  }),
  readReport: defineEndpoint({
    method: 'GET',
    path: '/reports/{name}',
    access: may('view', 'Reports'),
    params,
    query: reportQuery,
    output: reportAnswer,
  }),
  exportReport: defineEndpoint({
    method: 'GET',
    path: '/reports/{name}/export',
    access: may('export', 'Reports'),
    params,
    query: z.extend(exportQuery, reportQuery.shape),
    stream: 'text/csv',
  }),
  /** The same on the letterhead of the organisation, to be sent or filed. */
  printReport: defineEndpoint({
    method: 'GET',
    path: '/reports/{name}/paper',
    access: may('export', 'Reports'),
    summary: 'Make a PDF of a report',
    params,
    query: reportQuery,
    stream: 'application/pdf',
  }),
}
