import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { choice, date, longText, moneyAboveNothing } from '#kit/contract/fields.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { receiptMethods } from './overpayment.ts'

export const overpaymentStates = ['owed', 'recovered', 'writtenOff', 'cancelled'] as const
export type OverpaymentStatus = (typeof overpaymentStates)[number]

/** What the guards look at. */
export interface OverpaymentFacts {
  recordedBy: string
  hasReceipts: boolean
  /** To be kept back from payments that are not paid yet. */
  keptAmount: string
  remainingAmount: string
}

const { may } = paymentsSubjects
const mayPay = may('pay', 'Payments')
const mayDecide = may('decide', 'Payments')

const isUntouched = ({ hasReceipts }: OverpaymentFacts) => (hasReceipts ? 'moneyReceived' : null)
const isReceived = ({ hasReceipts }: OverpaymentFacts) => (hasReceipts ? null : 'nothingReceived')
const isNotKept = ({ keptAmount }: OverpaymentFacts) => (Number(keptAmount) > 0 ? 'keptBack' : null)
const isKept = ({ keptAmount }: OverpaymentFacts) => (Number(keptAmount) > 0 ? null : 'nothingKept')
/** All that is owed comes from payments that are to be paid. */
const isLeft = ({ keptAmount, remainingAmount }: OverpaymentFacts) =>
  Number(keptAmount) >= Number(remainingAmount) ? 'allKept' : null
/** Four eyes: nobody gives up a debt that they recorded. */
const isAnotherPerson = ({ recordedBy }: OverpaymentFacts, { userId }: ActingPerson) =>
  userId === recordedBy ? 'fourEyes' : null

const receipt = {
  receivedAmount: moneyAboveNothing({ required: true }, 999_999.99),
  receivedOn: date({ required: true }),
  method: choice(receiptMethods, { required: true }),
  receiptNote: longText(500),
}
const told = 'who owes it is told'

/** From what is owed back to what has come back, or is given up. */
export const overpaymentStatus = statusFor<OverpaymentFacts>()({
  name: 'overpayment',
  initial: 'owed',
  states: {
    owed: { tone: 'warning' },
    recovered: { tone: 'success' },
    writtenOff: { tone: 'neutral' },
    cancelled: { tone: 'neutral', final: true },
  },
  transitions: {
    receive: {
      endpoint: 'receiveOverpayment',
      from: ['owed'],
      to: 'owed',
      may: mayPay,
      guards: [isLeft],
      asks: receipt,
      effects: ['who owes it is told what is received and what remains'],
    },
    // The same, where nothing remains after it.
    settle: {
      endpoint: 'receiveOverpayment',
      from: ['owed'],
      to: 'recovered',
      may: mayPay,
      asks: receipt,
      effects: ['who owes it is told that nothing is owed any more'],
    },
    // What is kept back is received once the payment is paid.
    keepBack: {
      endpoint: 'keepBack',
      from: ['owed'],
      to: 'owed',
      may: mayPay,
      guards: [isLeft],
      asks: {
        keptAmount: moneyAboveNothing({ required: true }, 999_999.99),
        keptReason: longText(500, { required: true }),
      },
      effects: ['who owes it is told how much is kept back, and why'],
    },
    giveBack: {
      endpoint: 'giveBack',
      from: ['owed'],
      to: 'owed',
      may: mayPay,
      guards: [isKept],
      confirm: 'plain',
      effects: [told],
    },
    takeBack: {
      endpoint: 'takeBackReceipt',
      from: ['recovered', 'owed', 'writtenOff'],
      to: 'owed',
      may: mayPay,
      guards: [isReceived],
      asks: { takenBackReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: ['the amount is owed again', told],
    },
    writeOff: {
      endpoint: 'writeOffOverpayment',
      from: ['owed'],
      to: 'writtenOff',
      may: mayDecide,
      guards: [isAnotherPerson, isNotKept],
      asks: { writeOffReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [told],
    },
    cancel: {
      endpoint: 'cancelOverpayment',
      from: ['owed'],
      to: 'cancelled',
      may: mayPay,
      guards: [isUntouched, isNotKept],
      asks: { cancelReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [told],
    },
  },
})
