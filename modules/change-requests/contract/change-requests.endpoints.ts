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
import { funding } from '#modules/applications/contract/funding.ts'
import { placementStates } from '#modules/placements/contract/placement-states.ts'
import { regionLeft } from '#modules/programs/contract/program-regions.ts'
import { changeRequestList } from './change-request.list.ts'
import { changeRequestStates, changeRequestStatus } from './change-request.status.ts'
import { askingSides, changeable, changeRequest, newChangeRequest } from './change-request.ts'
import { changeRequestsSubjects } from './change-requests.subjects.ts'

const { may } = changeRequestsSubjects
const mayView = may('view', 'Change Requests')
const mayCreate = may('create', 'Change Requests')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)
const values = z.partial(z.strictObject(changeable.create.shape))
export type ChangedValues = z.infer<typeof values>

/** Null where the reader does not see it, or it is not known yet. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(changeRequestStates),
  side: z.enum(askingSides),
  name: shown,
  employer: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  requestedOn: dateSchema,
  effectiveOn: dateSchema,
  /** Which fields are asked to be otherwise. */
  changes: z.array(z.string()),
  assignee: z.nullable(namedSchema),
}
export const changeRequestRow = z.strictObject(base)
export type ChangeRequestRow = z.infer<typeof changeRequestRow>

/** The money of now and as it would be, or was made; an employer has the lines that it may have. */
const money = z.strictObject({
  before: funding,
  after: funding,
  /** What is set aside in addition; below nothing where something is released. */
  difference: z.string(),
  /** Of the program, before the decision; the staff's alone. */
  budgetLeft: z.nullable(z.string()),
  /** Of the region's part, where the budget is divided, and what the decision takes of it: all of it where the workplace moves there. */
  region: z.nullable(z.extend(regionLeft, { needed: z.string() })),
})
export type ChangedMoney = z.infer<typeof money>

export const changeRequestRecord = z.strictObject({
  ...base,
  version: z.int(),
  applicationId: idSchema,
  applicationReference: z.string(),
  employerId: idSchema,
  participantId: z.nullable(idSchema),
  /** As it was approved, and as it is asked for: the same fields in both. */
  before: values,
  asked: values,
  reason: z.string(),
  money: z.nullable(money),
  /** Why there is no money of it any more, or not as it is asked. */
  refusal: shown,
  recommendedOn: day,
  returnedOn: day,
  returnNote: shown,
  decidedOn: day,
  decisionNote: shown,
  withdrawnOn: day,
  /** Staff alone read these. */
  requestedBy: shown,
  recommendedBy: shown,
  recommendationNote: shown,
  returnedBy: shown,
  decidedBy: shown,
  can: canSchema,
})
export type ChangeRequestRecord = z.infer<typeof changeRequestRecord>

/** An approved job as it stands, for whoever asks for another one. */
const terms = z.strictObject({
  ...changeable.create.shape,
  applicationId: idSchema,
  applicationReference: z.string(),
  employer: z.string(),
  name: shown,
  placementStatus: z.enum(placementStates),
  /** Null until the person has started. */
  startedOn: day,
  /** The request that is not decided yet. */
  openRequestId: z.nullable(idSchema),
})
export type ChangeableTerms = z.infer<typeof terms>

const path = '/change-requests'

export const changeRequestsEndpoints = {
  listChangeRequests: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: changeRequestList,
    output: pageOf(changeRequestRow),
  }),
  exportChangeRequests: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Change Requests'),
    list: changeRequestList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readChangeableTerms: defineEndpoint({
    method: 'GET',
    path: `${path}/terms`,
    access: mayCreate,
    query: z.object({ applicationId: idSchema }),
    output: terms,
  }),
  /** What approving it would make of the money; stores nothing. */
  computeChangeRequest: defineEndpoint({
    method: 'POST',
    path: `${path}/previews`,
    access: mayCreate,
    body: z.omit(newChangeRequest.create, { reason: true }),
    output: money,
    problems: ['placementOver', 'nothingChanged', 'belowPaid'],
  }),
  createChangeRequest: defineEndpoint({
    method: 'POST',
    path,
    access: mayCreate,
    body: newChangeRequest.create,
    output: changeRequestRecord,
    status: 201,
    idempotent: true,
    problems: ['placementOver', 'nothingChanged', 'alreadyAsked', 'belowPaid'],
  }),
  readChangeRequest: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: changeRequestRecord,
  }),
  /** It names staff, and is for staff alone. */
  readChangeRequestHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  recommendChangeRequest: stepEndpoint(changeRequestStatus, 'recommend', {
    path: `${path}/{id}/recommendation`,
    output: changeRequestRecord,
    problems: ['wrongState', 'placementOver'],
  }),
  sendBackChangeRequest: stepEndpoint(changeRequestStatus, 'sendBack', {
    path: `${path}/{id}/return`,
    output: changeRequestRecord,
    summary: 'Send back a change request',
  }),
  returnChangeRequest: stepEndpoint(changeRequestStatus, 'returnRecommended', {
    path: `${path}/{id}/recommended-return`,
    output: changeRequestRecord,
    summary: 'Return a recommended change request',
  }),
  /** Whole, as it is asked for now. */
  resubmitChangeRequest: stepEndpoint(changeRequestStatus, 'resubmit', {
    path: `${path}/{id}/submission`,
    output: changeRequestRecord,
    problems: ['wrongState', 'askedByOthers', 'placementOver', 'nothingChanged', 'belowPaid'],
    also: changeRequest.create.shape,
  }),
  /** Carries the subsidy that the approver saw: if it is another by now, nothing is approved. */
  approveChangeRequest: stepEndpoint(changeRequestStatus, 'approve', {
    path: `${path}/{id}/approval`,
    output: changeRequestRecord,
    problems: [
      'wrongState',
      'fourEyes',
      'placementOver',
      'onHold',
      'outOfDate',
      'belowPaid',
      'amountChanged',
      'budgetExceeded',
    ],
    also: { expectedAmount: moneySchema() },
  }),
  denyChangeRequest: stepEndpoint(changeRequestStatus, 'deny', {
    path: `${path}/{id}/refusal`,
    output: changeRequestRecord,
    problems: ['wrongState', 'fourEyes'],
  }),
  withdrawChangeRequest: stepEndpoint(changeRequestStatus, 'withdraw', {
    path: `${path}/{id}/withdrawal`,
    output: changeRequestRecord,
    problems: ['wrongState', 'askedByOthers'],
  }),
}
