import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { choice, date, longText } from '#kit/contract/fields.ts'
import { waysPaid, type Payee, type Source } from './payment.ts'
import { paymentsSubjects } from './payments.subjects.ts'

export const paymentStates = [
  'draft',
  'submitted',
  'returned',
  'assessed',
  'approvedOnce',
  'approved',
  'batched',
  'sent',
  'paid',
  'failed',
  'declined',
  'cancelled',
] as const
export type PaymentStatus = (typeof paymentStates)[number]

const given = ['assessed', 'approvedOnce', 'approved', 'batched', 'sent', 'paid', 'failed']
/** Whether what is assessed counts against the money of the placement; in the database `is_given`. */
export const isGiven = (status: PaymentStatus) => given.includes(status)

/** Why nothing is paid, told to whoever claims; `other` needs a note. */
export const declineReasons = [
  'notEmployed',
  'notPaid',
  'evidenceMissing',
  'paidByOthers',
  'outsideAgreement',
  'claimedBefore',
  'other',
] as const

/** Why a payment came back from the bank. */
export const failureReasons = [
  'accountClosed',
  'accountWrong',
  'nameDiffers',
  'notAccepted',
  'other',
] as const

/** Which approval somebody gives: the only one, or one of two. */
export const approvalLevels = ['only', 'first', 'second'] as const

/** What the guards look at. */
export interface PaymentFacts {
  files: number
  /** Of the amount that is assessed. */
  needsTwo: boolean
  /** Everybody who ever assessed it. */
  assessors: readonly string[]
  firstApprovedBy: string | null
  approvedBy: string | null
  /** The staff who entered it for a participant. */
  enteredBy: readonly string[]
  payee: Payee
  source: Source
}

const { may } = paymentsSubjects
const mayCreate = may('create', 'Payments')
const mayVerify = may('verify', 'Payments')
const mayDecide = may('decide', 'Payments')
const mayPay = may('pay', 'Payments')

const isProven = ({ files, source }: PaymentFacts) => {
  if (files > 0) return null
  return source === 'supplement' ? 'receiptMissing' : 'payStubMissing'
}
const unlessOneOf = (acted: readonly (string | null)[], { userId }: ActingPerson) =>
  userId !== null && acted.includes(userId) ? 'fourEyes' : null
/** Nobody acts twice on one payment: who entered or assessed it approves nothing, and who approved it once, not again. */
const isAnotherPerson = (
  { enteredBy, assessors, firstApprovedBy }: PaymentFacts,
  person: ActingPerson,
) => unlessOneOf([...enteredBy, ...assessors, firstApprovedBy], person)
const hasNotEntered = ({ enteredBy }: PaymentFacts, person: ActingPerson) =>
  unlessOneOf(enteredBy, person)
const hasNotAssessed = ({ assessors }: PaymentFacts, person: ActingPerson) =>
  unlessOneOf(assessors, person)
/** A third person pays what two have assessed and approved; it may be who entered it. */
const isThirdPerson = (
  { assessors, firstApprovedBy, approvedBy }: PaymentFacts,
  person: ActingPerson,
) => unlessOneOf([...assessors, firstApprovedBy, approvedBy], person)

/** What staff do for a participant, they do by steps of their own; for its employer, no participant claims. */
function isOwnClaim({ payee }: PaymentFacts, { type }: ActingPerson) {
  if (payee === 'participant') return type === 'staff' ? 'enteredByStaff' : null
  return type === 'employee' ? 'claimedByEmployer' : null
}
const isToParticipant = ({ payee }: PaymentFacts, { type }: ActingPerson) =>
  payee === 'participant' && type === 'staff' ? null : 'paidByBatch'
/** Of participants no account is kept that a bank could be told. */
const isByBatch = ({ payee }: PaymentFacts) => (payee === 'employer' ? null : 'notByBatch')
/** What is paid of a course was claimed and reviewed with its request. */
const isClaim = ({ source }: PaymentFacts) => (source === 'training' ? 'notClaimed' : null)
const isOnlyApproval = ({ needsTwo }: PaymentFacts) => (needsTwo ? 'twoApprovalsNeeded' : null)

const decided = 'whoever is paid is told each amount, and why it is less'

/** From what an employer or a participant begins to the money that they have. */
export const paymentStatus = statusFor<PaymentFacts>()({
  name: 'payment',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral' },
    submitted: { tone: 'info', stage: 'toAssess' },
    returned: { tone: 'warning' },
    assessed: { tone: 'progress', stage: 'toApprove' },
    approvedOnce: { tone: 'progress', stage: 'toApprove' },
    approved: { tone: 'success', stage: 'toPay' },
    batched: { tone: 'progress', stage: 'underWay' },
    sent: { tone: 'progress', stage: 'underWay' },
    paid: { tone: 'success' },
    failed: { tone: 'danger' },
    declined: { tone: 'danger', final: true },
    cancelled: { tone: 'neutral', final: true },
  },
  transitions: {
    submit: {
      endpoint: 'submitPayment',
      from: ['draft', 'returned'],
      to: 'submitted',
      may: mayCreate,
      guards: [isOwnClaim, isProven],
      confirm: 'plain',
      effects: ['whoever claims is told that it is received'],
    },
    // What a participant spent, staff send on with the receipts that they were sent.
    enter: {
      endpoint: 'enterPayment',
      from: ['draft', 'returned'],
      to: 'submitted',
      may: mayVerify,
      guards: [isToParticipant, hasNotAssessed, isProven],
      confirm: 'plain',
      effects: ['the participant is told that it is received'],
    },
    // Also of what is approved and in no batch yet: the placement may have ended before the days that are claimed.
    returnClaim: {
      endpoint: 'returnPayment',
      from: ['submitted', 'assessed', 'approved'],
      to: 'returned',
      may: mayVerify,
      guards: [isClaim],
      asks: { changes: longText(1000, { required: true }) },
      effects: ['whoever claims is told what to change'],
    },
    assess: {
      endpoint: 'assessPayment',
      from: ['submitted', 'assessed'],
      to: 'assessed',
      may: mayVerify,
      guards: [hasNotEntered],
      effects: ['the amount counts against what is set aside for the placement or the supplement'],
    },
    approve: {
      endpoint: 'approvePayment',
      from: ['assessed'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson, isOnlyApproval],
      sends: { level: 'only' },
      confirm: 'plain',
      effects: [decided],
    },
    approveFirst: {
      endpoint: 'approvePayment',
      from: ['assessed'],
      to: 'approvedOnce',
      may: mayDecide,
      guards: [isAnotherPerson],
      sends: { level: 'first' },
      confirm: 'plain',
    },
    approveSecond: {
      endpoint: 'approvePayment',
      from: ['approvedOnce'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson],
      sends: { level: 'second' },
      confirm: 'plain',
      effects: [decided],
    },
    decline: {
      endpoint: 'declinePayment',
      from: ['submitted', 'assessed', 'approvedOnce'],
      to: 'declined',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: {
        declineReason: choice(declineReasons, { required: true }),
        declineNote: longText(1000),
      },
      confirm: 'danger',
      effects: ['whoever claims is told why'],
    },
    cancel: {
      endpoint: 'cancelPayment',
      from: ['draft', 'submitted', 'returned'],
      to: 'cancelled',
      may: mayCreate,
      guards: [isOwnClaim],
      confirm: 'danger',
      effects: ['its days can be claimed again'],
    },
    // Whoever takes the review of a course back may.
    takeBack: {
      from: ['approved'],
      to: 'cancelled',
      effects: ['the review of its course was taken back'],
    },
    cancelEntered: {
      endpoint: 'cancelEnteredPayment',
      from: ['draft', 'submitted', 'returned'],
      to: 'cancelled',
      may: mayVerify,
      guards: [isToParticipant],
      confirm: 'danger',
      effects: ['the money is left of the supplement again'],
    },
    // What a whole batch does to its payments, whoever leads the batch may.
    batch: { from: ['approved'], to: 'batched', guards: [isByBatch] },
    unbatch: {
      endpoint: 'removeFromPaymentBatch',
      from: ['batched'],
      to: 'approved',
      may: mayPay,
      confirm: 'plain',
    },
    send: {
      from: ['batched'],
      to: 'sent',
      effects: ['the employer is told how much comes when, and to which account'],
    },
    arrive: { from: ['sent'], to: 'paid' },
    // Paid by cheque or transfer, which finance notes.
    recordPaid: {
      endpoint: 'recordPaymentPaid',
      from: ['approved'],
      to: 'paid',
      may: mayPay,
      guards: [isToParticipant, isThirdPerson],
      asks: {
        paidOn: date({ required: true }),
        paidHow: choice(waysPaid, { required: true }),
        paidReference: longText(200, { required: true }),
      },
      effects: ['the participant is told how much was paid, when and how'],
    },
    // What was noted by mistake.
    undoPaid: {
      endpoint: 'undoPaymentPaid',
      from: ['paid'],
      to: 'approved',
      may: mayPay,
      guards: [isToParticipant],
      asks: { undoReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: ['the participant is told that it is still to be paid'],
    },
    fail: {
      endpoint: 'failPayment',
      from: ['sent', 'paid'],
      to: 'failed',
      may: mayPay,
      guards: [isByBatch],
      asks: {
        failureReason: choice(failureReasons, { required: true }),
        failureNote: longText(500),
      },
      confirm: 'danger',
      effects: ['the employer is told why, and is asked for another account'],
    },
    retry: {
      endpoint: 'retryPayment',
      from: ['failed'],
      to: 'approved',
      may: mayPay,
      confirm: 'plain',
      effects: ['another batch can pay it'],
    },
  },
})
