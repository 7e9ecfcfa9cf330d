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
import { offeredSupplement, supplementTypes } from '#modules/programs/contract/program.ts'
import { approvalLimits, frequencies, newSupplement, payees, supplement } from './supplement.ts'
import { supplementList } from './supplement.list.ts'
import { supplementStates, supplementStatus } from './supplement.status.ts'
import { supplementsSubjects } from './supplements.subjects.ts'

const { may } = supplementsSubjects
const mayView = may('view', 'Supplements')
const mayCreate = may('create', 'Supplements')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)
const amount = z.nullable(moneySchema())

/** Null where the reader does not see it, or it is not known yet. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(supplementStates),
  type: z.enum(supplementTypes),
  payee: z.enum(payees),
  frequency: z.enum(frequencies),
  fromOn: dateSchema,
  toOn: dateSchema,
  requestedOn: dateSchema,
  name: shown,
  participantReference: shown,
  employer: z.string(),
  placementReference: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  requestedAmount: moneySchema(),
  approvedAmount: amount,
  assignee: z.nullable(namedSchema),
}
export const supplementRow = z.strictObject(base)
export type SupplementRow = z.infer<typeof supplementRow>

export const supplementRecord = z.strictObject({
  ...base,
  version: z.int(),
  applicationId: idSchema,
  placementId: idSchema,
  participantId: z.nullable(idSchema),
  positionTitle: z.string(),
  description: z.string(),
  /** The amounts are so many times so much. */
  times: z.int(),
  requestedEach: moneySchema(),
  approvedEach: amount,
  reductionReason: shown,
  /** Staff alone read these two, and who of the staff did something. */
  lateReason: shown,
  internalNote: shown,
  requestedBy: shown,
  decidedOn: day,
  decidedBy: shown,
  declineReason: shown,
  declineNote: shown,
  withdrawnOn: day,
  cancelledOn: day,
  cancelledBy: shown,
  cancelReason: shown,
  closedOn: day,
  closedBy: shown,
  closeReason: shown,
  /** What counts of it once it is closed, and what is the program’s again. */
  usedAmount: amount,
  unusedAmount: amount,
  /** Of what is approved; null until it is. */
  money: z.nullable(
    z.strictObject({
      /** As it is assessed, once it is; drafts too. */
      claimed: moneySchema(),
      paid: moneySchema(),
      /** Neither claimed nor paid. */
      left: moneySchema(),
    }),
  ),
  /** The last day that can be claimed. */
  lastDay: dateSchema,
  /** By whoever reads it: something is left, which its employer claims. */
  mayClaim: z.boolean(),
  mayEdit: z.boolean(),
  /** The most that can be approved each time and in all, and by which limit; told to whoever may approve, while that is to be decided. */
  most: z.nullable(
    z.strictObject({
      each: moneySchema(),
      amount: moneySchema(),
      limit: z.enum(approvalLimits),
      /** Whose part of the budget that is, where it is that. */
      region: z.nullable(bilingualText(120)),
    }),
  ),
  can: canSchema,
})
export type SupplementRecord = z.infer<typeof supplementRecord>

/** A placement that the reader may request supplements of, and what its program offers. */
const offer = z.strictObject({
  placementId: idSchema,
  placementReference: z.string(),
  positionTitle: z.string(),
  employer: z.string(),
  lastDay: dateSchema,
  offered: z.array(z.extend(offeredSupplement, { left: moneySchema() })),
})
export type SupplementOffer = z.infer<typeof offer>

const path = '/supplements'

export const supplementsEndpoints = {
  listSupplements: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: supplementList,
    output: pageOf(supplementRow),
  }),
  exportSupplements: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Supplements'),
    list: supplementList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  /** Of one participant, the placements that are accepted or under way. */
  listSupplementOffers: defineEndpoint({
    method: 'GET',
    path: `${path}/offers`,
    access: mayCreate,
    query: z.object({ participantId: idSchema }),
    output: z.strictObject({ data: z.array(offer) }),
  }),
  createSupplement: defineEndpoint({
    method: 'POST',
    path,
    access: mayCreate,
    body: newSupplement.create,
    output: supplementRecord,
    status: 201,
    idempotent: true,
    problems: ['placementNotUnderWay'],
  }),
  readSupplement: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: supplementRecord,
  }),
  /** It names staff, and is for staff alone. */
  readSupplementHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  changeSupplement: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: mayCreate,
    body: supplement.update,
    output: supplementRecord,
    ifMatch: true,
    problems: ['wrongState', 'placementNotUnderWay'],
  }),
  /** Carries what is given each time, why less, and the whole that the approver saw. */
  approveSupplement: stepEndpoint(supplementStatus, 'approve', {
    path: `${path}/{id}/approval`,
    output: supplementRecord,
    problems: ['wrongState', 'fourEyes', 'placementNotUnderWay'],
    also: {
      approvedEach: moneySchema(),
      reductionReason: z.optional(z.nullable(saidSchema(500))),
      total: moneySchema(),
    },
  }),
  declineSupplement: stepEndpoint(supplementStatus, 'decline', {
    path: `${path}/{id}/refusal`,
    output: supplementRecord,
    problems: ['wrongState', 'fourEyes'],
  }),
  withdrawSupplement: stepEndpoint(supplementStatus, 'withdraw', {
    path: `${path}/{id}/withdrawal`,
    output: supplementRecord,
  }),
  cancelSupplement: stepEndpoint(supplementStatus, 'cancel', {
    path: `${path}/{id}/cancellation`,
    output: supplementRecord,
    problems: ['wrongState', 'approvedAlready', 'claimedAlready'],
  }),
  /** Nothing more is claimed of it; what was not claimed is the program’s again. */
  closeSupplement: stepEndpoint(supplementStatus, 'close', {
    path: `${path}/{id}/closure`,
    output: supplementRecord,
    problems: ['wrongState', 'nothingClaimed', 'claimUnderWay', 'nothingLeft'],
  }),
  /** As an approval is: what was released must still be there. */
  reopenSupplement: stepEndpoint(supplementStatus, 'reopen', {
    path: `${path}/{id}/reopening`,
    output: supplementRecord,
    problems: [
      'wrongState',
      'fourEyes',
      'placementGivenUp',
      'typeCapReached',
      'combinedCapReached',
      'budgetExceeded',
    ],
  }),
}
