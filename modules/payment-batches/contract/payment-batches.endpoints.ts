import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { dateSchema, idSchema, moneySchema, reference } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { sources } from '#modules/payments/contract/payment.ts'
import { paymentStates, paymentStatus } from '#modules/payments/contract/payment.status.ts'
import { paymentRecord } from '#modules/payments/contract/payments.endpoints.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { fileKinds, problems } from './payment-batch.ts'
import { paymentBatchList } from './payment-batch.list.ts'
import { paymentBatchStates, paymentBatchStatus } from './payment-batch.status.ts'
import { paymentBatchesSubjects } from './payment-batches.subjects.ts'

const mayView = paymentBatchesSubjects.may('view', 'Payment Batches')
const mayPay = paymentsSubjects.may('pay', 'Payments')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)

const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(paymentBatchStates),
  payments: z.int(),
  total: moneySchema(99_999_999_999.99),
  createdOn: dateSchema,
  createdBy: z.string(),
  payOn: day,
  releasedOn: day,
  paidOn: day,
}
export const paymentBatchRow = z.strictObject(base)
export type PaymentBatchRow = z.infer<typeof paymentBatchRow>

const entry = z.strictObject({
  paymentId: idSchema,
  version: z.int(),
  reference: z.string(),
  /** As this batch has it: one that came back stays so here, whatever becomes of it elsewhere. */
  status: z.enum(paymentStates),
  employer: z.string(),
  /** Null where the reader does not see it. */
  name: shown,
  source: z.enum(sources),
  periodFrom: dateSchema,
  periodTo: dateSchema,
  /** What it pays: what is approved, less what is kept back. */
  amount: moneySchema(),
  keptAmount: moneySchema(),
  /** The last digits of the account that it goes to, or went to. */
  accountEnd: shown,
  /** Why it cannot be sent, while the batch is open. */
  problem: z.nullable(z.enum(problems)),
  /** Whoever reads it assessed or approved it, and does not release it. */
  isJudged: z.boolean(),
  failedOn: day,
  failureReason: shown,
})
export type PaymentBatchEntry = z.infer<typeof entry>

export const paymentBatchRecord = z.strictObject({
  ...base,
  version: z.int(),
  releasedBy: shown,
  settledBy: shown,
  cancelledOn: day,
  fileKind: z.nullable(z.enum(fileKinds)),
  fileNumber: z.nullable(z.int()),
  /** Its file for the bank has been fetched. */
  isFileFetched: z.boolean(),
  entries: z.array(entry),
  /** The next business day where its payments are; null while it has none. */
  nextPayDay: day,
  /** By whoever reads it. */
  mayRemove: z.boolean(),
  mayDownload: z.boolean(),
  can: canSchema,
})
export type PaymentBatchRecord = z.infer<typeof paymentBatchRecord>

const path = '/payment-batches'

export const addAsks = { batchId: reference() }

export const paymentBatchesEndpoints = {
  listPaymentBatches: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: paymentBatchList,
    output: pageOf(paymentBatchRow),
  }),
  createPaymentBatch: defineEndpoint({
    method: 'POST',
    path,
    access: mayPay,
    output: paymentBatchRecord,
    status: 201,
    idempotent: true,
  }),
  readPaymentBatch: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: paymentBatchRecord,
  }),
  readPaymentBatchHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  /** What the bank is given, on record. */
  downloadBatchFile: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/file`,
    access: mayPay,
    stream: 'application/octet-stream',
  }),
  /** Puts approved payments into an open batch; without one, into a new one. */
  addToPaymentBatch: bulkEndpoint({
    path: `${path}/additions`,
    access: mayPay,
    asks: addAsks,
  }),
  removeFromPaymentBatch: stepEndpoint(paymentStatus, 'unbatch', {
    path: '/payments/{id}/removal',
    output: paymentRecord,
  }),
  /** Carries the sum that was seen. */
  releasePaymentBatch: stepEndpoint(paymentBatchStatus, 'release', {
    path: `${path}/{id}/release`,
    output: paymentBatchRecord,
    problems: [
      'wrongState',
      'fourEyes',
      'notReady',
      'batchEmpty',
      'batchChanged',
      'nothingToPay',
      'proofRequired',
    ],
    also: { total: moneySchema(99_999_999_999.99) },
  }),
  settlePaymentBatch: stepEndpoint(paymentBatchStatus, 'settle', {
    path: `${path}/{id}/result`,
    output: paymentBatchRecord,
  }),
  cancelPaymentBatch: stepEndpoint(paymentBatchStatus, 'cancel', {
    path: `${path}/{id}/cancellation`,
    output: paymentBatchRecord,
  }),
  /** A payment of a batch that the bank has sent back. */
  failPayment: stepEndpoint(paymentStatus, 'fail', {
    path: '/payments/{id}/result',
    output: paymentRecord,
    problems: ['wrongState', 'overpaymentRecorded'],
  }),
}
