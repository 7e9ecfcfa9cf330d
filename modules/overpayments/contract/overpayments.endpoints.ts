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
import { payees } from '#modules/payments/contract/payment.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { overpaymentList } from './overpayment.list.ts'
import { overpaymentStates, overpaymentStatus } from './overpayment.status.ts'
import { newOverpayment, overpaymentReasons, waysReceived } from './overpayment.ts'

const { may } = paymentsSubjects
const mayView = may('view', 'Payments')
const mayPay = may('pay', 'Payments')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)

/** Null where the reader does not see it, or it is not known yet. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(overpaymentStates),
  reason: z.enum(overpaymentReasons),
  /** Whoever was paid. */
  owedBy: z.enum(payees),
  amount: moneySchema(),
  receivedAmount: moneySchema(),
  /** Still owed; nothing once it is recovered, given up or cancelled. */
  remainingAmount: moneySchema(),
  recordedOn: dateSchema,
  dueOn: dateSchema,
  isOverdue: z.boolean(),
  name: shown,
  participantReference: shown,
  employer: z.string(),
  paymentId: idSchema,
  paymentReference: z.string(),
  programCode: z.string(),
  programName: bilingualText(120),
  assignee: z.nullable(namedSchema),
}
export const overpaymentRow = z.strictObject(base)
export type OverpaymentRow = z.infer<typeof overpaymentRow>

const receipt = z.strictObject({
  id: idSchema,
  amount: moneySchema(),
  receivedOn: dateSchema,
  method: z.enum(waysReceived),
  takenBackOn: day,
  /** Told to staff alone, as is who did it. */
  note: shown,
  enteredBy: shown,
  takenBackBy: shown,
  takenBackReason: shown,
})
export type OverpaymentReceipt = z.infer<typeof receipt>

/** To be kept back from a payment that is not paid yet. */
const kept = z.strictObject({
  paymentId: idSchema,
  paymentReference: z.string(),
  amount: moneySchema(),
  /** Its payee reads it. */
  reason: z.string(),
  keptOn: dateSchema,
  keptBy: shown,
})

export const overpaymentRecord = z.strictObject({
  ...base,
  version: z.int(),
  applicationId: idSchema,
  participantId: z.nullable(idSchema),
  explanation: z.string(),
  /** Of the payment that it is owed back of. */
  periodFrom: dateSchema,
  periodTo: dateSchema,
  paidOn: day,
  paidAmount: moneySchema(),
  /** In the order in which they came, with those that were taken back. */
  receipts: z.array(receipt),
  kept: z.array(kept),
  writtenOffOn: day,
  /** What was given up. */
  writtenOffAmount: z.nullable(moneySchema()),
  cancelledOn: day,
  /** Staff alone read these, and who of them did something. */
  recordedBy: shown,
  writtenOffBy: shown,
  writeOffReason: shown,
  cancelledBy: shown,
  cancelReason: shown,
  can: canSchema,
})
export type OverpaymentRecord = z.infer<typeof overpaymentRecord>

/** What a payment still has to be recorded of it, and what is proposed. */
const terms = z.strictObject({
  /** Of what was paid, what is not recorded as owed back yet. */
  left: moneySchema(),
  dueOn: dateSchema,
  /** Where its placement ended before the last day that was paid: the share of the days after that. */
  early: z.nullable(z.strictObject({ amount: moneySchema(), lastDay: dateSchema, days: z.int() })),
})
export type OverpaymentTerms = z.infer<typeof terms>

/** What is kept back from a payment, and what its payee owes. */
const keptOfPayment = z.strictObject({
  /** Null before the approval. */
  gross: z.nullable(moneySchema()),
  net: z.nullable(moneySchema()),
  kept: z.array(
    z.strictObject({
      overpaymentId: idSchema,
      reference: z.string(),
      amount: moneySchema(),
      reason: z.string(),
      keptOn: dateSchema,
      /** Staff alone are told. */
      keptBy: shown,
    }),
  ),
  /** The overpayments of which something could be kept back, each with how much at most, for whoever pays. */
  owing: z.array(z.strictObject({ id: idSchema, most: moneySchema() })),
  /** Why this person keeps nothing back. */
  refusal: z.nullable(z.enum(['notToBePaid', 'judgedPayment'])),
})
export type KeptOfPayment = z.infer<typeof keptOfPayment>

const path = '/overpayments'

export const overpaymentsEndpoints = {
  listOverpayments: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: overpaymentList,
    output: pageOf(overpaymentRow),
  }),
  exportOverpayments: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Payments'),
    list: overpaymentList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readOverpaymentTerms: defineEndpoint({
    method: 'GET',
    path: `${path}/terms`,
    access: mayPay,
    query: z.object({ paymentId: idSchema }),
    output: terms,
    problems: ['notPaid'],
  }),
  readKept: defineEndpoint({
    summary: 'Read what is kept back of payments',
    method: 'GET',
    path: `${path}/kept`,
    access: mayView,
    query: z.object({ paymentId: idSchema }),
    output: keptOfPayment,
  }),
  createOverpayment: defineEndpoint({
    method: 'POST',
    path,
    access: mayPay,
    body: newOverpayment.create,
    output: overpaymentRecord,
    status: 201,
    idempotent: true,
    problems: ['notPaid'],
  }),
  readOverpayment: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: overpaymentRecord,
  }),
  /** It names staff, and is for staff alone. */
  readOverpaymentHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: mayView,
    output: historyOutput,
  }),
  /** A part or the rest: which, the amount says. */
  receiveOverpayment: stepEndpoint(overpaymentStatus, 'receive', {
    path: `${path}/{id}/receipts`,
    output: overpaymentRecord,
    problems: ['wrongState', 'allKept'],
  }),
  keepBack: stepEndpoint(overpaymentStatus, 'keepBack', {
    path: `${path}/{id}/kept`,
    output: overpaymentRecord,
    problems: [
      'wrongState',
      'allKept',
      'otherPayee',
      'notToBePaid',
      'judgedPayment',
      'keptAlready',
    ],
    also: { paymentId: idSchema },
  }),
  giveBack: stepEndpoint(overpaymentStatus, 'giveBack', {
    path: `${path}/{id}/kept-return`,
    output: overpaymentRecord,
    problems: ['wrongState', 'nothingKept', 'notToBePaid', 'judgedPayment'],
    also: { paymentId: idSchema },
  }),
  takeBackReceipt: stepEndpoint(overpaymentStatus, 'takeBack', {
    path: `${path}/{id}/receipt-return`,
    output: overpaymentRecord,
    problems: ['wrongState', 'nothingReceived', 'receiptKept'],
    also: { receiptId: idSchema },
  }),
  writeOffOverpayment: stepEndpoint(overpaymentStatus, 'writeOff', {
    path: `${path}/{id}/write-off`,
    output: overpaymentRecord,
    problems: ['wrongState', 'fourEyes', 'keptBack'],
  }),
  cancelOverpayment: stepEndpoint(overpaymentStatus, 'cancel', {
    path: `${path}/{id}/cancellation`,
    output: overpaymentRecord,
    problems: ['wrongState', 'moneyReceived', 'keptBack'],
  }),
}
