import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { date } from '#kit/contract/fields.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'

export interface PaymentBatchFacts {
  payments: number
  /** Of its payments something stops. */
  stopped: number
  /** Whoever assessed or approved one of its payments. */
  judges: readonly string[]
}

const mayPay = paymentsSubjects.may('pay', 'Payments')

const isFilled = ({ payments }: PaymentBatchFacts) => (payments > 0 ? null : 'batchEmpty')
const isReady = ({ stopped }: PaymentBatchFacts) => (stopped === 0 ? null : 'notReady')
/** Who says that something is to be paid does not pay it. */
const isAnother = ({ judges }: PaymentBatchFacts, { userId }: ActingPerson) =>
  userId !== null && judges.includes(userId) ? 'fourEyes' : null

/** From what is gathered to what has arrived. */
export const paymentBatchStatus = statusFor<PaymentBatchFacts>()({
  name: 'paymentBatch',
  initial: 'open',
  states: {
    open: { tone: 'neutral' },
    released: { tone: 'progress' },
    settled: { tone: 'success' },
    cancelled: { tone: 'neutral', final: true },
  },
  transitions: {
    release: {
      endpoint: 'releasePaymentBatch',
      from: ['open'],
      to: 'released',
      may: mayPay,
      guards: [isFilled, isReady, isAnother],
      asks: { payOn: date({ required: true }) },
      confirm: 'plain',
      effects: [
        'the file for the bank is written and read again',
        'each employer is told how much comes when, and to which account',
      ],
    },
    settle: {
      endpoint: 'settlePaymentBatch',
      from: ['released'],
      to: 'settled',
      may: mayPay,
      asks: { paidOn: date({ required: true }) },
      effects: ['its payments are paid, but for those that came back'],
    },
    cancel: {
      endpoint: 'cancelPaymentBatch',
      from: ['open'],
      to: 'cancelled',
      may: mayPay,
      confirm: 'danger',
      effects: ['its payments can be paid by another batch'],
    },
  },
})

export type PaymentBatchState = keyof typeof paymentBatchStatus.states
export const paymentBatchStates = Object.keys(paymentBatchStatus.states) as [
  PaymentBatchState,
  ...PaymentBatchState[],
]
