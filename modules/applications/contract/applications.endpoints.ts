import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema, defineEntity } from '#kit/contract/define-entity.ts'
import {
  bilingualText,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  namedSchema,
} from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { regionLeft } from '#modules/programs/contract/program-regions.ts'
import { document, missingDocument } from './application-document.ts'
import { application } from './application.ts'
import { applicationList } from './application.list.ts'
import {
  applicationStates,
  applicationStatus,
  stages,
  type ApplicationStep,
} from './application.status.ts'
import { applicationsSubjects } from './applications.subjects.ts'
import { checkpoint, checkpointOneItems } from './checkpoint.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { placementStates } from '#modules/placements/contract/placement-states.ts'
import { funding } from './funding.ts'
import { participant } from '#modules/participants/contract/participant.ts'

const { may } = applicationsSubjects
const mayView = may('view', 'Applications View')
const personRef = z.nullable(namedSchema)

export const applicationRow = z.strictObject({
  id: idSchema,
  reference: z.string(),
  participantName: z.nullable(z.string()),
  employerName: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  status: z.enum(applicationStates),
  submittedAt: instantSchema,
  /** Business days since submission, and by when the service standard wants a decision. */
  reviewDueOn: dateSchema,
  region: z.string(),
  requestedAmount: moneySchema(),
  approvedAmount: z.nullable(moneySchema()),
  assignee: personRef,
  decidedAt: z.nullable(instantSchema),
  isMissingParticipant: z.boolean(),
  isDuplicateSuspected: z.nullable(z.boolean()),
  /** What an applicant wrote waits for an answer; the staff's alone. */
  isMessageWaiting: z.nullable(z.boolean()),
  isOnHold: z.boolean(),
  version: z.int(),
})
export type ApplicationRow = z.infer<typeof applicationRow>

/** The whole file: both halves, the money, the checks, the decision. */
const wholeRecord = z.strictObject({
  ...application.record.shape,
  reference: z.string(),
  status: z.enum(applicationStates),
  channel: z.enum(['self', 'staff']),
  language: z.enum(['en', 'fr']),
  /** The sheet that it was submitted with, and how many came of it; null where it came alone. */
  sheet: z.nullable(z.strictObject({ id: idSchema, count: z.int() })),
  submittedAt: instantSchema,
  reviewDueOn: dateSchema,
  /** When it goes back to the applicants unless somebody takes it in hand; the staff's alone. */
  returnsOn: z.nullable(dateSchema),
  program: z.strictObject({ id: idSchema, code: z.string(), name: bilingualText(120) }),
  employer: employer.record,
  participant: z.nullable(
    z.extend(participant.record, { reference: z.string(), consentedAt: z.nullable(instantSchema) }),
  ),
  participantCompletedAt: z.nullable(instantSchema),
  funding,
  /** Who has confirmed that the program's uplift applies; never shown to applicants. */
  equityUplift: z.nullable(z.strictObject({ by: z.string(), at: instantSchema })),
  requestedAmount: moneySchema(),
  approvedAmount: z.nullable(moneySchema()),
  assignee: personRef,
  informationRequest: z.nullable(z.string()),
  informationDueOn: z.nullable(dateSchema),
  /** While something is asked for: how many business days the service standard has left. */
  reviewDaysLeft: z.nullable(z.int()),
  recommendation: z.nullable(
    z.strictObject({
      by: z.string(),
      at: instantSchema,
      note: z.nullable(z.string()),
      /** Of a rejection: what the applicant is to read. */
      reasonCodes: z.array(z.string()),
      applicantNote: z.nullable(z.string()),
    }),
  ),
  decision: z.nullable(
    z.strictObject({
      by: z.string(),
      at: instantSchema,
      reasonCodes: z.array(z.string()),
      applicantNote: z.nullable(z.string()),
    }),
  ),
  placement: z.nullable(
    z.strictObject({
      id: idSchema,
      reference: z.string(),
      status: z.enum(placementStates),
      /** Until when the employer accepts, and then until when the person starts. */
      acceptBy: z.nullable(dateSchema),
      startBy: z.nullable(dateSchema),
      /** The day on which it expired, was cancelled, ended or was completed. */
      overOn: z.nullable(dateSchema),
    }),
  ),
  documents: z.array(document),
  missingDocuments: z.array(missingDocument),
  checkpointOne: checkpoint,
  isDuplicateSuspected: z.boolean(),
  duplicates: z.array(z.strictObject({ id: idSchema, reference: z.string(), status: z.string() })),
  isOnHold: z.boolean(),
  /** Of its region's part of the budget, told to whoever decides while that is to be done. */
  regionLeft: z.nullable(regionLeft),
  can: canSchema,
})
export type WholeApplication = z.infer<typeof wholeRecord>

/** The file as somebody sees it: null stands for what they do not. */
export const applicationRecord = z.extend(wholeRecord, {
  participantName: z.nullable(z.string()),
  participantEmail: z.nullable(z.string()),
  otherFunding: z.nullable(moneySchema()),
  signatoryName: z.nullable(z.string()),
  signatoryTitle: z.nullable(z.string()),
})
export type ApplicationRecord = z.infer<typeof applicationRecord>

const note = (max: number) => saidSchema(max)
/** A step of the application's life: guarded by the record's version, answered with the record. */
const step = <const Step extends ApplicationStep, const Noun extends string>(
  name: Step,
  noun: Noun,
) =>
  stepEndpoint(applicationStatus, name, {
    path: `/applications/{id}/${noun}`,
    output: applicationRecord,
  })

const rejectionOf = defineEntity('rejection', applicationStatus.transitions.reject.asks).update
  .shape

export const applicationsEndpoints = {
  listApplications: defineEndpoint({
    method: 'GET',
    path: '/applications',
    access: {
      anyOf: [
        may('view', 'Applications Awaiting Approval List'),
        may('view', 'Applications Approved List'),
        may('view', 'Applications Rejected List'),
      ],
    },
    list: applicationList,
    query: z.object({ stage: z.enum(stages, 'choice') }),
    output: pageOf(applicationRow),
  }),
  exportApplications: defineEndpoint({
    method: 'GET',
    path: '/applications/export',
    access: {
      anyOf: [
        may('export', 'Applications Awaiting Approval List'),
        may('export', 'Applications Approved List'),
        may('export', 'Applications Rejected List'),
      ],
    },
    list: applicationList,
    query: z.extend(exportQuery, { stage: z.enum(stages, 'choice') }),
    stream: 'text/csv',
  }),
  readApplication: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}',
    access: mayView,
    output: applicationRecord,
  }),
  readApplicationHistory: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/history',
    access: mayView,
    output: historyOutput,
  }),
  /** Of approved changes, the last one. */
  readFrozenVersion: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/versions/{kind}',
    access: mayView,
    params: z.strictObject({ id: idSchema, kind: z.enum(['submission', 'approval', 'change']) }),
    output: z.strictObject({
      frozenAt: instantSchema,
      /** Whether a change was approved since, which is kept as well. */
      isChanged: z.boolean(),
      content: z.record(z.string(), z.unknown()),
    }),
  }),
  downloadDocument: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/documents/{documentId}',
    access: mayView,
    stream: 'application/octet-stream',
  }),
  /** Every document that the reader sees, in one archive. */
  downloadDocuments: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/documents',
    access: mayView,
    stream: 'application/zip',
  }),
  editApplication: defineEndpoint({
    method: 'PATCH',
    path: '/applications/{id}',
    access: may('update', 'Applications View'),
    body: application.update,
    output: applicationRecord,
    ifMatch: true,
  }),
  listAssignees: defineEndpoint({
    method: 'GET',
    path: '/applications/assignees',
    access: {
      anyOf: [
        may('assign', 'Applications View'),
        may('assign', 'Applications Awaiting Approval List'),
      ],
    },
    output: z.strictObject({
      data: z.array(
        z.strictObject({ id: idSchema, name: z.string(), role: z.string(), openFiles: z.int() }),
      ),
    }),
  }),
  assignApplications: bulkEndpoint({
    path: '/applications/assignments',
    access: may('assign', 'Applications Awaiting Approval List'),
    asks: applicationStatus.transitions.assign.asks,
  }),
  assignApplication: step('assign', 'assignment'),
  receiveInformation: step('resubmit', 'information'),
  recordCheckpoint: defineEndpoint({
    method: 'PATCH',
    path: '/applications/{id}/checkpoints/1',
    access: may('verify', 'Applications View'),
    body: z.strictObject({
      items: z.partialRecord(
        z.enum(checkpointOneItems, 'choice'),
        z.strictObject({
          result: z.enum(['pass', 'fail', 'notApplicable', 'pending'], 'choice'),
          note: z.optional(z.nullable(note(500))),
        }),
      ),
    }),
    output: applicationRecord,
    ifMatch: true,
  }),
  overrideCheck: defineEndpoint({
    summary: 'Override a check',
    method: 'POST',
    path: '/applications/{id}/checkpoints/1/overrides',
    access: may('override', 'Applications View'),
    body: z.strictObject({ item: z.string(), reason: note(500), expiresOn: dateSchema }),
    output: applicationRecord,
    ifMatch: true,
    problems: ['fourEyes', 'nothingToOverride'],
  }),
  confirmUplift: defineEndpoint({
    method: 'POST',
    path: '/applications/{id}/equity-uplift',
    access: may('verify', 'Applications View'),
    body: z.strictObject({ applies: z.boolean() }),
    output: applicationRecord,
    ifMatch: true,
    problems: ['wrongState'],
  }),
  recommendApplication: stepEndpoint(applicationStatus, 'recommendApproval', {
    path: '/applications/{id}/recommendation',
    output: applicationRecord,
    also: {
      outcome: z.enum(['approve', 'reject'], 'choice'),
      /** Of a rejection alone, which is refused without reasons. */
      reasonCodes: rejectionOf.reasonCodes,
      applicantNote: rejectionOf.applicantNote,
    },
  }),
  returnApplication: step('returnToReview', 'return'),
  /** Carries the subsidy that the approver saw: if it is another by now, nothing is approved. */
  approveApplication: stepEndpoint(applicationStatus, 'approve', {
    path: '/applications/{id}/approval',
    output: applicationRecord,
    problems: ['wrongState', 'amountChanged', 'nothingLeft', 'budgetExceeded'],
    also: { expectedAmount: moneySchema() },
  }),
  rejectApplication: step('reject', 'rejection'),
  withdrawApplication: step('withdraw', 'withdrawal'),
  reopenApplication: step('reopen', 'reopening'),
}
