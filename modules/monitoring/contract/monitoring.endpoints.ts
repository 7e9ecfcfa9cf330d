import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { bilingualText, dateSchema, idSchema, namedSchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { sides } from './monitoring-form.ts'
import { monitoringStates, monitoringStatus, timings } from './monitoring-form.status.ts'
import { monitoringList } from './monitoring.list.ts'
import { monitoringSubjects } from './monitoring.subjects.ts'
import { otherThanAgreed } from './other-than-agreed.ts'

const { may } = monitoringSubjects
const mayView = may('view', 'Monitoring Forms List')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)

/** Null where the reader does not see it. */
const base = {
  id: idSchema,
  status: z.enum(monitoringStates),
  /** Of an open form alone. */
  timing: z.nullable(z.enum(timings)),
  side: z.enum(sides),
  number: z.int(),
  /** Null when it is not required. */
  opensOn: day,
  dueOn: day,
  daysLate: z.int(),
  submittedOn: day,
  name: shown,
  participantReference: shown,
  employer: z.string(),
  placementReference: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  assignee: z.nullable(namedSchema),
  /** Letters that asked for it besides the first. */
  reminders: z.int(),
  lastContactOn: day,
}

export const monitoringRow = z.strictObject(base)
export type MonitoringRow = z.infer<typeof monitoringRow>

export const monitoringRecord = z.strictObject({
  ...base,
  version: z.int(),
  applicationId: idSchema,
  participantId: z.nullable(idSchema),
  positionTitle: z.string(),
  /** From today until the due day of an open form; negative once it has passed. */
  businessDaysLeft: z.nullable(z.int()),
  /** Ten business days ahead, where a new due date can be asked for. */
  proposedDueOn: day,
  submittedBy: shown,
  acceptedOn: day,
  /** Staff alone read who accepted it. */
  acceptedBy: shown,
  /** What is to be put right before it is sent again. */
  changesAsked: shown,
  /** Staff alone read it; of the participant’s form, who sees the participant. */
  otherThanAgreed: z.array(otherThanAgreed),
  waivedOn: day,
  /** Staff alone read who waived it, and why. */
  waivedBy: shown,
  waivedReason: shown,
  placementId: idSchema,
  /** By whoever reads it. */
  mayFill: z.boolean(),
  can: canSchema,
})
export type MonitoringRecord = z.infer<typeof monitoringRecord>

const path = '/monitoring-forms'

export const monitoringEndpoints = {
  listMonitoringForms: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: monitoringList,
    output: pageOf(monitoringRow),
  }),
  exportMonitoringForms: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Monitoring Forms List'),
    list: monitoringList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readMonitoringForm: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: monitoringRecord,
  }),
  /** It names staff, and is for staff alone. */
  readMonitoringFormHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  /** A link for a day in place of the one in the letter, for the side that is asked. */
  openMonitoringForm: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/link`,
    access: may('update', 'Monitoring Forms List'),
    output: z.strictObject({ token: z.string() }),
    problems: ['formNotOpen'],
  }),
  acceptMonitoringForm: stepEndpoint(monitoringStatus, 'accept', {
    path: `${path}/{id}/acceptance`,
    output: monitoringRecord,
  }),
  withdrawFormAcceptance: stepEndpoint(monitoringStatus, 'withdrawAcceptance', {
    path: `${path}/{id}/acceptance-withdrawal`,
    output: monitoringRecord,
  }),
  askForFormChanges: stepEndpoint(monitoringStatus, 'askForChanges', {
    path: `${path}/{id}/changes-request`,
    output: monitoringRecord,
  }),
  remindOfMonitoringForm: stepEndpoint(monitoringStatus, 'remind', {
    path: `${path}/{id}/reminder`,
    output: monitoringRecord,
  }),
  remindOfMonitoringForms: bulkEndpoint({
    path: `${path}/reminders`,
    access: may('decide', 'Monitoring Forms List'),
    asks: {},
  }),
  extendMonitoringForm: stepEndpoint(monitoringStatus, 'extend', {
    path: `${path}/{id}/extension`,
    output: monitoringRecord,
  }),
  waiveMonitoringForm: stepEndpoint(monitoringStatus, 'waive', {
    path: `${path}/{id}/waiver`,
    output: monitoringRecord,
  }),
  reopenMonitoringForm: stepEndpoint(monitoringStatus, 'reopen', {
    path: `${path}/{id}/reopening`,
    output: monitoringRecord,
  }),
}
