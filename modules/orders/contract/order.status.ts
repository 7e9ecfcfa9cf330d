import { statusFor, type Guard } from '#kit/contract/define-status.ts'
import { ordersSubjects } from './orders.subjects.ts'

export const orderStates = ['active', 'void'] as const
export type OrderStatus = (typeof orderStates)[number]

export interface OrderFacts {
  status: OrderStatus
  isShareholderActive: boolean
  assigneeId: string
  createdBy: string | null
  enteredBy: string | null
}

const { may } = ordersSubjects
const shareholderIsActive: Guard<OrderFacts> = ({ isShareholderActive }) =>
  isShareholderActive ? null : 'shareholderArchived'
const orderCounts: Guard<OrderFacts> = ({ status }) => (status === 'void' ? 'orderIsVoid' : null)

/** Nobody verifies an order that they entered, changed or are assigned. */
const fourEyes: Guard<OrderFacts> = ({ assigneeId, createdBy, enteredBy }, { userId }) =>
  [assigneeId, createdBy, enteredBy].includes(userId ?? '') ? 'fourEyes' : null

/** An order is never deleted: voided it keeps its number and counts no more. */
export const orderStatus = statusFor<OrderFacts>()({
  name: 'order',
  initial: 'active',
  states: {
    active: { tone: 'success' },
    void: { tone: 'neutral' },
  },
  transitions: {
    void: {
      endpoint: 'voidOrder',
      from: ['active'],
      to: 'void',
      may: may('delete', 'Orders Edit'),
      guards: [shareholderIsActive],
      effects: [
        'the ledger is worked out without it',
        'the other order of a transfer goes with it',
      ],
    },
    restore: {
      endpoint: 'restoreOrder',
      from: ['void'],
      to: 'active',
      may: may('restore', 'Orders Edit'),
      guards: [shareholderIsActive],
      effects: ['the ledger is worked out with it', 'the other order of a transfer comes along'],
    },
  },
})

export const careStates = ['pending', 'confirmed', 'rejected'] as const
export type CareStatus = (typeof careStates)[number]

/** Verification of an order by a second person; pending again when the ledger's inputs change. */
export const careStatus = statusFor<OrderFacts>()({
  name: 'orderCare',
  initial: 'pending',
  states: {
    pending: { tone: 'warning' },
    confirmed: { tone: 'success' },
    rejected: { tone: 'danger' },
  },
  transitions: {
    confirmCare: {
      endpoint: 'confirmCare',
      from: ['pending', 'rejected'],
      to: 'confirmed',
      may: may('verify', 'Orders View'),
      guards: [orderCounts, fourEyes],
    },
    rejectCare: {
      endpoint: 'rejectCare',
      from: ['pending', 'confirmed'],
      to: 'rejected',
      may: may('verify', 'Orders View'),
      guards: [orderCounts, fourEyes],
    },
  },
})

export const confirmationStates = ['notSent', 'sent', 'received'] as const
export type ConfirmationStatus = (typeof confirmationStates)[number]

/** The written confirmation of an order. */
export const confirmationStatus = statusFor<OrderFacts>()({
  name: 'orderConfirmation',
  initial: 'notSent',
  states: {
    notSent: { tone: 'neutral' },
    sent: { tone: 'info' },
    received: { tone: 'success' },
  },
  transitions: {
    sendConfirmation: {
      endpoint: 'sendConfirmation',
      from: ['notSent'],
      to: 'sent',
      may: may('update', 'Orders View'),
      guards: [orderCounts],
    },
    receiveConfirmation: {
      endpoint: 'receiveConfirmation',
      from: ['notSent', 'sent'],
      to: 'received',
      may: may('update', 'Orders View'),
      guards: [orderCounts],
    },
    withdrawConfirmation: {
      endpoint: 'withdrawConfirmation',
      from: ['sent', 'received'],
      to: 'notSent',
      may: may('update', 'Orders View'),
      guards: [orderCounts],
    },
  },
})
