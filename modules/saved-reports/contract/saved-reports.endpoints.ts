import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { instantSchema, namedSchema } from '#kit/contract/fields.ts'
import { reportNames } from '#modules/reports/contract/reports.ts'
import { reportsSubjects } from '#modules/reports/contract/reports.subjects.ts'
import { savedReport } from './saved-report.ts'
import { rhythms, scheduleBody, scheduleRecord, scheduleStates } from './schedule.ts'

const access = reportsSubjects.may('view', 'Reports')

const report = z.enum(reportNames, 'choice')

const more = {
  report,
  version: z.int(),
  owner: namedSchema,
  updatedAt: instantSchema,
  rhythm: z.nullable(z.enum(rhythms)),
  state: z.nullable(z.enum(scheduleStates)),
  nextRunAt: z.nullable(instantSchema),
  can: canSchema,
}
const row = z.extend(savedReport.row, more)
export type SavedReportRow = z.infer<typeof row>
const record = z.extend(savedReport.record, more)
export type SavedReportRecord = z.infer<typeof record>

export const savedReportList = defineList({
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: {
    isShared: { kind: 'yesNo' },
  },
  search: true,
  tableState: 'savedReportsTableState',
})

export const savedReportsEndpoints = {
  /** One's own, and those that are shared of reports that the person may see. */
  listSavedReports: defineEndpoint({
    method: 'GET',
    path: '/saved-reports',
    access,
    list: savedReportList,
    output: pageOf(row),
  }),
  addSavedReport: defineEndpoint({
    method: 'POST',
    path: '/saved-reports',
    access,
    body: z.extend(savedReport.create, { report }),
    output: record,
    status: 201,
    idempotent: true,
    problems: ['savedSharingNotYours'],
  }),
  editSavedReport: defineEndpoint({
    method: 'PATCH',
    path: '/saved-reports/{id}',
    access,
    body: savedReport.update,
    output: record,
    ifMatch: true,
    problems: ['savedSharingNotYours', 'savedReportNotYours'],
  }),
  deleteSavedReport: defineEndpoint({
    method: 'DELETE',
    path: '/saved-reports/{id}',
    access,
    ifMatch: true,
    problems: ['savedReportNotYours'],
  }),
  readReportSchedule: defineEndpoint({
    method: 'GET',
    path: '/saved-reports/{id}/schedule',
    access,
    output: z.strictObject({
      schedule: z.nullable(scheduleRecord),
      /** Staff who may see the report now. */
      offered: z.array(namedSchema),
    }),
  }),
  setReportSchedule: defineEndpoint({
    method: 'PUT',
    path: '/saved-reports/{id}/schedule',
    access,
    body: scheduleBody,
    output: scheduleRecord,
    problems: ['savedReportNotYours', 'schedulingNotYours'],
  }),
  removeReportSchedule: defineEndpoint({
    method: 'DELETE',
    path: '/saved-reports/{id}/schedule',
    access,
    problems: ['savedReportNotYours'],
  }),
}
