import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import {
  bilingualText,
  dateSchema,
  idSchema,
  moneySchema,
  namedSchema,
} from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { costKinds, fundingRequest, requestStages, sides, training } from './funding-request.ts'
import { requestList } from './funding-request.list.ts'
import { requestStates, requestStatus } from './funding-request.status.ts'
import { approvalLimits } from './rules.ts'
import { fundingRequestsSubjects } from './funding-requests.subjects.ts'

const { may } = fundingRequestsSubjects
const mayView = may('view', 'STT Funding View')
const lists = {
  awaitingForm: 'STT Funding Awaiting Form List',
  awaitingApproval: 'STT Funding Awaiting Approval List',
  approved: 'STT Funding Approved List',
} as const
const onAnyList = (action: 'view' | 'export') => ({
  anyOf: [
    may(action, lists.awaitingForm),
    may(action, lists.awaitingApproval),
    may(action, lists.approved),
  ],
})
const which = { stage: z.enum(requestStages, 'choice') }

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)
const amount = z.nullable(moneySchema())

/** Null where the reader does not see it, or it is not known yet. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(requestStates),
  side: z.enum(sides),
  dueOn: dateSchema,
  name: shown,
  participantReference: shown,
  employer: z.string(),
  placementReference: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  courseTitle: shown,
  startsOn: day,
  requestedAmount: amount,
  approvedAmount: amount,
  assessedAmount: amount,
  assignee: z.nullable(namedSchema),
}
export const requestRow = z.strictObject(base)
export type RequestRow = z.infer<typeof requestRow>

/** One cost: what is asked for, given of it, claimed once the course is over, and paid of that. */
export const requestLine = z.strictObject({
  kind: z.enum(costKinds),
  requested: moneySchema(),
  approved: amount,
  reductionReason: shown,
  claimed: amount,
  assessed: amount,
  assessmentReason: shown,
})

const { courseTitle: _c, startsOn: _s, costs: _k, ...course } = training.record.shape
const { id: _i, version: _v, createdAt: _a, updatedAt: _u, ...courseFields } = course
type CourseFields = typeof courseFields
const nullable = Object.fromEntries(
  Object.entries(courseFields).map(([key, schema]) => [key, z.nullable(schema as z.ZodMiniType)]),
) as { [K in keyof CourseFields]: z.ZodMiniNullable<CourseFields[K]> }

/** The most that can be approved as it stands, by the tightest limit; sides are told the amount alone. */
const most = z.strictObject({
  amount: moneySchema(),
  limit: z.nullable(z.enum(approvalLimits)),
  /** Whose part of the budget that is, where it is that. */
  region: z.nullable(bilingualText(120)),
})
export type MostApproved = z.infer<typeof most>

export const requestRecord = z.strictObject({
  ...base,
  ...nullable,
  version: z.int(),
  applicationId: idSchema,
  placementId: idSchema,
  participantId: z.nullable(idSchema),
  positionTitle: z.string(),
  message: shown,
  requestedOn: dateSchema,
  /** Staff alone read who of the staff did something. */
  requestedBy: shown,
  submittedOn: day,
  submittedBy: shown,
  /** What is to be put right before it is sent again. */
  changesAsked: shown,
  reminders: z.int(),
  lastContactOn: day,
  lines: z.array(requestLine),
  decidedOn: day,
  decidedBy: shown,
  reasonCodes: z.array(z.string()),
  applicantNote: shown,
  evidenceAskedOn: day,
  evidenceSentOn: day,
  evidenceSentBy: shown,
  claimedAmount: amount,
  hasCertificate: z.nullable(z.boolean()),
  certificateReason: shown,
  reviewedOn: day,
  reviewedBy: shown,
  reviewNote: shown,
  /** The payment that is made of it, for whoever sees payments. */
  payment: z.nullable(z.strictObject({ id: idSchema, reference: z.string() })),
  paidOn: day,
  /** In which way, where no payment here was made of it. */
  paidOtherwise: shown,
  closedOn: day,
  closedBy: shown,
  cancelledOn: day,
  cancelledBy: shown,
  cancelReason: shown,
  /** By whoever reads it. */
  mayFill: z.boolean(),
  /** Told to whoever may approve, while that is to be decided. */
  most: z.nullable(most),
  can: canSchema,
})
export type RequestRecord = z.infer<typeof requestRecord>

/** What is given of a cost, and why not all of it. */
const approvedLine = z.strictObject({
  kind: z.enum(costKinds, 'choice'),
  approved: moneySchema(),
  reductionReason: z.optional(z.nullable(saidSchema(500))),
})
export type ApprovedLine = z.infer<typeof approvedLine>

/** What is paid of a cost, and why not all that was approved or claimed. */
const assessedLine = z.strictObject({
  kind: z.enum(costKinds, 'choice'),
  assessed: moneySchema(),
  assessmentReason: z.optional(z.nullable(saidSchema(500))),
})
export type AssessedLine = z.infer<typeof assessedLine>

const path = '/funding-requests'

export const fundingRequestsEndpoints = {
  listFundingRequests: defineEndpoint({
    method: 'GET',
    path,
    access: onAnyList('view'),
    list: requestList,
    query: z.object(which),
    output: pageOf(requestRow),
  }),
  exportFundingRequests: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: onAnyList('export'),
    list: requestList,
    query: z.extend(exportQuery, which),
    stream: 'text/csv',
  }),
  createFundingRequest: defineEndpoint({
    method: 'POST',
    path,
    access: may('create', lists.awaitingForm),
    body: fundingRequest.create,
    output: requestRecord,
    status: 201,
    idempotent: true,
    problems: ['placementNotUnderWay'],
  }),
  /** What is left for the training of a participant, before it is asked for. */
  readTrainingLeft: defineEndpoint({
    method: 'GET',
    path: '/placements/{id}/training-left',
    access: may('create', lists.awaitingForm),
    output: most,
  }),
  readFundingRequest: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: requestRecord,
  }),
  /** It names staff, and is for staff alone. */
  readFundingRequestHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  /** A link for a day in place of the one in the letter, for the side that is asked. */
  openFundingRequest: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/link`,
    access: may('update', 'STT Funding View'),
    output: z.strictObject({ token: z.string() }),
    problems: ['formNotOpen'],
  }),
  remindOfFundingRequest: stepEndpoint(requestStatus, 'remind', {
    path: `${path}/{id}/reminder`,
    output: requestRecord,
  }),
  /** Carries what is approved of each cost, and the sum of it that the approver saw. */
  approveFundingRequest: stepEndpoint(requestStatus, 'approve', {
    path: `${path}/{id}/approval`,
    output: requestRecord,
    problems: ['wrongState', 'fourEyes', 'beganBeforeApproval', 'placementNotUnderWay'],
    also: {
      lines: z.array(approvedLine).check(z.maxLength(costKinds.length)),
      total: moneySchema(),
    },
  }),
  returnFundingRequest: stepEndpoint(requestStatus, 'returnForm', {
    path: `${path}/{id}/return`,
    output: requestRecord,
    problems: ['wrongState', 'fourEyes'],
  }),
  rejectFundingRequest: stepEndpoint(requestStatus, 'reject', {
    path: `${path}/{id}/rejection`,
    output: requestRecord,
    problems: ['wrongState', 'fourEyes'],
  }),
  remindOfFundingEvidence: stepEndpoint(requestStatus, 'remindOfEvidence', {
    path: `${path}/{id}/evidence-reminder`,
    output: requestRecord,
  }),
  /** Carries what is assessed of each cost, and the sum of it that the reviewer saw. */
  reviewFundingRequest: stepEndpoint(requestStatus, 'review', {
    path: `${path}/{id}/payment-review`,
    output: requestRecord,
    problems: ['wrongState', 'fourEyesOnReview', 'noCertificate'],
    also: {
      lines: z.array(assessedLine).check(z.maxLength(costKinds.length)),
      total: moneySchema(),
    },
  }),
  returnFundingEvidence: stepEndpoint(requestStatus, 'returnEvidence', {
    path: `${path}/{id}/evidence-return`,
    output: requestRecord,
    problems: ['wrongState', 'fourEyesOnReview'],
  }),
  /** The evidence is to be reviewed again; its payment is given up. */
  takeBackFundingReview: stepEndpoint(requestStatus, 'takeBackReview', {
    path: `${path}/{id}/payment-review-return`,
    output: requestRecord,
    problems: [
      'wrongState',
      'fourEyesOnReview',
      'paymentUnderWay',
      'trainingMaximumReached',
      'combinedCapReached',
      'budgetExceeded',
    ],
  }),
  /** What no payment here pays was paid in another way. */
  recordFundingRequestPaid: stepEndpoint(requestStatus, 'recordPaid', {
    path: `${path}/{id}/paid`,
    output: requestRecord,
    problems: ['wrongState', 'paidByBatch'],
  }),
  closeFundingRequest: stepEndpoint(requestStatus, 'close', {
    path: `${path}/{id}/closing`,
    output: requestRecord,
  }),
  cancelFundingRequest: stepEndpoint(requestStatus, 'cancel', {
    path: `${path}/{id}/cancellation`,
    output: requestRecord,
  }),
}
