import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { reportCell } from '#modules/reports/contract/reports.endpoints.ts'
import { reportsSubjects } from '#modules/reports/contract/reports.subjects.ts'
import { frozenContent, frozenReport, withdrawal } from './frozen-report.ts'

const { may } = reportsSubjects
const bilingual = z.strictObject({ en: z.string(), fr: z.string() })

const facts = {
  id: idSchema,
  number: z.int(),
  title: bilingual,
  period: z.string(),
  sentTo: z.string(),
  frozenAt: instantSchema,
  frozenBy: z.string(),
}
const row = z.strictObject({ ...facts, isWithdrawn: z.boolean() })
export type FrozenReportRow = z.infer<typeof row>

const record = z.strictObject({
  ...facts,
  note: z.nullable(z.string()),
  digest: z.string(),
  /** The digest of what is kept is the one that the audit log has. */
  isIntact: z.boolean(),
  content: frozenContent,
  withdrawn: z.nullable(
    z.strictObject({
      supersededBy: z.strictObject({ id: idSchema, number: z.int() }),
      reason: z.string(),
      at: instantSchema,
      by: z.string(),
    }),
  ),
  /** Later ones of the same report, one of which may take its place. */
  successors: z.array(z.strictObject({ id: idSchema, number: z.int(), sentTo: z.string() })),
  can: canSchema,
})
export type FrozenReportRecord = z.infer<typeof record>

/** A figure as frozen and now; the difference is not told where one of them is not. */
const comparedCell = z.strictObject({ before: reportCell, now: reportCell, change: reportCell })
export type ComparedCell = z.infer<typeof comparedCell>
const cells = z.record(z.string(), comparedCell)

const changes = z.strictObject({
  /** The day of the figures of now. */
  asOf: dateSchema,
  /** Nothing differs, as far as it is told. */
  isSame: z.boolean(),
  measures: z.array(z.string()),
  rows: z.array(z.strictObject({ key: z.nullable(z.string()), label: bilingual, cells })),
  total: cells,
})
export type FrozenChanges = z.infer<typeof changes>

export const frozenReportList = defineList({
  sorts: ['frozenAt', 'sentTo'],
  defaultSort: '-frozenAt',
  filters: { frozenAt: { kind: 'date' }, isWithdrawn: { kind: 'yesNo' } },
  search: true,
  tableState: 'frozenReportsTableState',
})

export const frozenReportsEndpoints = {
  listFrozenReports: defineEndpoint({
    method: 'GET',
    path: '/frozen-reports',
    access: may('view', 'Reports'),
    list: frozenReportList,
    output: pageOf(row),
  }),
  freezeReport: defineEndpoint({
    method: 'POST',
    path: '/frozen-reports',
    access: may('freeze', 'Reports'),
    body: frozenReport.create,
    output: record,
    status: 201,
    idempotent: true,
    problems: ['freezingNotWhole'],
  }),
  readFrozenReport: defineEndpoint({
    method: 'GET',
    path: '/frozen-reports/{id}',
    access: may('view', 'Reports'),
    output: record,
  }),
  /** The same question as of today, beside what was frozen. */
  compareFrozenReport: defineEndpoint({
    method: 'GET',
    path: '/frozen-reports/{id}/changes',
    access: may('view', 'Reports'),
    output: changes,
  }),
  exportFrozenReport: defineEndpoint({
    method: 'GET',
    path: '/frozen-reports/{id}/export',
    access: may('export', 'Reports'),
    query: exportQuery,
    stream: 'text/csv',
  }),
  printFrozenReport: defineEndpoint({
    method: 'GET',
    path: '/frozen-reports/{id}/paper',
    access: may('export', 'Reports'),
    summary: 'Make a PDF of a frozen report',
    stream: 'application/pdf',
  }),
  withdrawFrozenReport: defineEndpoint({
    method: 'POST',
    path: '/frozen-reports/{id}/withdrawal',
    access: may('freeze', 'Reports'),
    body: withdrawal.create,
    output: record,
    problems: ['alreadyWithdrawn', 'freezingNotWhole'],
  }),
}
