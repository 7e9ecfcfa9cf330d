import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
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
import {
  changedSupplementClaim,
  newClaim,
  newSupplementClaim,
  mostLines,
  payees,
  sources,
  waysPaid,
} from './payment.ts'
import { finding, formAnswer } from './findings.ts'
import { assessedLine, computedLine, paymentLine } from './payment-lines.ts'
import { agreed, claimedSupplement, paidCourse, payStub } from './payment-parts.ts'
import { paymentList } from './payment.list.ts'
import { approvalLevels, paymentStates, paymentStatus } from './payment.status.ts'
import { paymentsSubjects } from './payments.subjects.ts'

const { may } = paymentsSubjects
const mayView = may('view', 'Payments')
const mayCreate = may('create', 'Payments')
const mayDecide = may('decide', 'Payments')
/** Employers and participants claim for themselves, staff for participants alone. */
const mayEnter = { anyOf: [mayCreate, may('verify', 'Payments')] } as const

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)
const amount = z.nullable(moneySchema())

/** Null where the reader does not see it, or it is not known yet. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(paymentStates),
  source: z.enum(sources),
  payee: z.enum(payees),
  periodFrom: dateSchema,
  periodTo: dateSchema,
  submittedOn: day,
  name: shown,
  participantReference: shown,
  employer: z.string(),
  placementReference: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  claimedAmount: moneySchema(),
  assessedAmount: amount,
  approvedAmount: amount,
  assignee: z.nullable(namedSchema),
  /** Whoever reads it assessed or approved it, and so releases no batch with it. */
  isJudged: z.boolean(),
  version: z.int(),
}
export const paymentRow = z.strictObject(base)
export type PaymentRow = z.infer<typeof paymentRow>

export const paymentRecord = z.strictObject({
  ...base,
  employerId: idSchema,
  applicationId: idSchema,
  placementId: idSchema,
  participantId: z.nullable(idSchema),
  positionTitle: z.string(),
  lines: z.array(paymentLine),
  /** The course that it pays; null of claims. */
  training: z.nullable(paidCourse),
  /** Of what a supplement claim is, what is left of that, and why less is given. */
  supplement: z.nullable(claimedSupplement),
  files: z.array(payStub),
  changesAsked: shown,
  /** It was returned, and changed since. */
  isCorrected: z.boolean(),
  agreed,
  /** What whoever assesses it looks into; told to staff alone, as is who of them did something. */
  findings: z.array(finding),
  answers: z.array(formAnswer),
  submittedBy: shown,
  assessedOn: day,
  assessedBy: shown,
  firstApprovedOn: day,
  firstApprovedBy: shown,
  approvedOn: day,
  approvedBy: shown,
  declinedOn: day,
  declinedBy: shown,
  declineReason: shown,
  declineNote: shown,
  cancelledOn: day,
  /** In which batch it is, told to staff alone. */
  batchId: z.nullable(idSchema),
  batchReference: shown,
  sentOn: day,
  paidOn: day,
  /** What is paid out of what is approved: less where something is kept back, of which only staff and its payee know. */
  netAmount: amount,
  /** Of what a participant was paid. */
  paidHow: z.nullable(z.enum(waysPaid)),
  paidReference: shown,
  paidBy: shown,
  failedOn: day,
  failureReason: shown,
  failureNote: shown,
  /** By whoever reads it. */
  mayEdit: z.boolean(),
  can: canSchema,
})
export type PaymentRecord = z.infer<typeof paymentRecord>

const path = '/payments'
const { placementId: _, ...changed } = newClaim.shape
const notClaimable = [
  'supplementClosed',
  'supplementNotApproved',
  'paidToParticipant',
  'paidToEmployer',
  'placementGivenUp',
] as const

export const paymentsEndpoints = {
  listPayments: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: paymentList,
    output: pageOf(paymentRow),
  }),
  exportPayments: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Payments'),
    list: paymentList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  createPayment: defineEndpoint({
    method: 'POST',
    path,
    access: mayCreate,
    body: newClaim,
    output: paymentRecord,
    status: 201,
    idempotent: true,
    problems: ['placementNotBegun'],
  }),
  /** Money that was spent of an approved supplement is claimed, as a draft first. */
  createSupplementClaim: defineEndpoint({
    method: 'POST',
    path: `${path}/supplement-claims`,
    access: mayEnter,
    body: newSupplementClaim.create,
    output: paymentRecord,
    status: 201,
    idempotent: true,
    problems: notClaimable,
  }),
  changeSupplementClaim: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}/supplement-claim`,
    access: mayEnter,
    body: changedSupplementClaim.update,
    output: paymentRecord,
    ifMatch: true,
    problems: ['wrongState', 'fourEyes', ...notClaimable],
  }),
  /** What lines would come to: stores nothing, and refuses as keeping them does. */
  computePayment: defineEndpoint({
    summary: 'Compute what a claim comes to',
    method: 'POST',
    path: `${path}/computation`,
    access: mayCreate,
    body: z.strictObject({
      placementId: idSchema,
      /** Of which the lines are, once it is kept. */
      paymentId: z.optional(idSchema),
      lines: newClaim.shape.lines,
    }),
    output: z.strictObject({ lines: z.array(computedLine), total: moneySchema(), agreed }),
    problems: ['placementNotBegun'],
  }),
  readPayment: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: paymentRecord,
  }),
  /** It names staff, and is for staff alone. */
  readPaymentHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  downloadPaymentFile: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/files/{fileId}`,
    access: mayView,
    params: z.strictObject({ id: idSchema, fileId: idSchema }),
    stream: 'application/octet-stream',
  }),
  changePayment: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: mayCreate,
    body: z.strictObject(changed),
    output: paymentRecord,
    ifMatch: true,
    problems: ['wrongState', 'claimedByEmployer'],
  }),
  /** Carries the statement that is confirmed, and the sum that the employer saw. */
  submitPayment: stepEndpoint(paymentStatus, 'submit', {
    path: `${path}/{id}/submission`,
    output: paymentRecord,
    problems: [
      'wrongState',
      'payStubMissing',
      'receiptMissing',
      'placementNotBegun',
      ...notClaimable,
    ],
    also: { isConfirmed: z.boolean(), total: moneySchema() },
  }),
  /** What staff entered for a participant is sent on to be assessed, with the sum that was seen. */
  enterPayment: stepEndpoint(paymentStatus, 'enter', {
    path: `${path}/{id}/entry`,
    output: paymentRecord,
    problems: ['wrongState', 'fourEyes', 'receiptMissing', ...notClaimable],
    also: { total: moneySchema() },
  }),
  returnPayment: stepEndpoint(paymentStatus, 'returnClaim', {
    path: `${path}/{id}/return`,
    output: paymentRecord,
    problems: ['wrongState', 'claimedMeanwhile'],
  }),
  /** Carries what is given of each line, or of a supplement claim why less, and the sum that was seen. */
  assessPayment: stepEndpoint(paymentStatus, 'assess', {
    path: `${path}/{id}/assessment`,
    output: paymentRecord,
    problems: ['wrongState', 'fourEyes', 'placementGivenUp', 'pastLastDay'],
    also: {
      lines: z.array(assessedLine).check(z.maxLength(mostLines)),
      reductionReason: z.optional(z.nullable(saidSchema(500))),
      total: moneySchema(),
    },
  }),
  /** Carries which approval it is, and the amount that the approver saw. */
  approvePayment: stepEndpoint(paymentStatus, 'approve', {
    path: `${path}/{id}/approval`,
    output: paymentRecord,
    problems: ['wrongState', 'fourEyes', 'placementGivenUp', 'pastLastDay', 'amountChanged'],
    also: { level: z.enum(approvalLevels, 'choice'), total: moneySchema() },
  }),
  approvePayments: bulkEndpoint({ path: `${path}/approvals`, access: mayDecide, asks: {} }),
  declinePayment: stepEndpoint(paymentStatus, 'decline', {
    path: `${path}/{id}/refusal`,
    output: paymentRecord,
    problems: ['wrongState', 'fourEyes'],
  }),
  cancelPayment: stepEndpoint(paymentStatus, 'cancel', {
    path: `${path}/{id}/cancellation`,
    output: paymentRecord,
  }),
  cancelEnteredPayment: stepEndpoint(paymentStatus, 'cancelEntered', {
    path: `${path}/{id}/entry-cancellation`,
    output: paymentRecord,
  }),
  /** A participant was paid, by cheque or transfer; carries the amount that was seen as to be paid out. */
  recordPaymentPaid: stepEndpoint(paymentStatus, 'recordPaid', {
    path: `${path}/{id}/paid`,
    output: paymentRecord,
    problems: ['wrongState', 'fourEyes', 'pastLastDay', 'amountChanged'],
    also: { net: moneySchema() },
  }),
  /** That was noted by mistake: it is still to be paid. */
  undoPaymentPaid: stepEndpoint(paymentStatus, 'undoPaid', {
    path: `${path}/{id}/unpaid`,
    output: paymentRecord,
    problems: ['wrongState', 'overpaymentRecorded'],
  }),
  /** A payment that came back can be paid by another batch. */
  retryPayment: stepEndpoint(paymentStatus, 'retry', {
    path: `${path}/{id}/retry`,
    output: paymentRecord,
  }),
}
