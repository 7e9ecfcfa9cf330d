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
}

const { may } = paymentsSubjects
const mayPay = may('pay', 'Payments')
const mayDecide = may('decide', 'Payments')

const isUntouched = ({ hasReceipts }: OverpaymentFacts) => (hasReceipts ? 'moneyReceived' : null)
const isReceived = ({ hasReceipts }: OverpaymentFacts) => (hasReceipts ? null : 'nothingReceived')
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
      guards: [isAnotherPerson],
      asks: { writeOffReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [told],
    },
    cancel: {
      endpoint: 'cancelOverpayment',
      from: ['owed'],
      to: 'cancelled',
      may: mayPay,
      guards: [isUntouched],
      asks: { cancelReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [told],
    },
  },
})
