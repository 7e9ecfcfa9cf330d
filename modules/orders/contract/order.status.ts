import { statusFor, type Guard } from '#kit/contract/define-status.ts'
import { longText } from '#kit/contract/fields.ts'
import { ordersSubjects } from './orders.subjects.ts'

export const orderStates = ['draft', 'active', 'void', 'discarded'] as const
export type OrderStatus = (typeof orderStates)[number]

/** A draft has no number and counts nowhere, and a discarded one waits to be forgotten. */
export const draftStates = ['draft', 'discarded'] as const satisfies readonly OrderStatus[]
export const isDraft = ({ status }: { status: string }): boolean =>
  draftStates.some((state) => state === status)

export interface OrderFacts {
  status: OrderStatus
  isShareholderActive: boolean
  /** Nothing is missing that an active order needs. */
  isWhole: boolean
  assigneeId: string
  createdBy: string | null
  enteredBy: string | null
  /** Who decided CARE last, and whether that was but a moment ago. */
  careBy: string | null
  isCareFresh: boolean
}

/** So long, in minutes, somebody who decided CARE takes it back. */
export const careTakenBackWithin = 5

const { may } = ordersSubjects
const shareholderIsActive: Guard<OrderFacts> = ({ isShareholderActive }) =>
  isShareholderActive ? null : 'shareholderArchived'
const orderCounts: Guard<OrderFacts> = ({ status }) => {
  if (status === 'void') return 'orderIsVoid'
  return isDraft({ status }) ? 'orderIsDraft' : null
}
const draftIsWhole: Guard<OrderFacts> = ({ isWhole }) => (isWhole ? null : 'draftIncomplete')

/** Nobody verifies an order that they entered, changed or are assigned. */
const fourEyes: Guard<OrderFacts> = ({ assigneeId, createdBy, enteredBy }, { userId }) =>
  [assigneeId, createdBy, enteredBy].includes(userId ?? '') ? 'fourEyes' : null

/** A slip of the finger is taken back by whoever made it, and soon. */
const ownSlip: Guard<OrderFacts> = ({ careBy, isCareFresh }, { userId }) => {
  if (careBy === null || careBy !== userId) return 'careOfAnother'
  return isCareFresh ? null : 'careTooLong'
}

/**
 * What was once active is never deleted: voided it keeps its number and counts no more. A draft has
 * no number yet, and goes for good a while after it was discarded.
 */
export const orderStatus = statusFor<OrderFacts>()({
  name: 'order',
  initial: 'draft',
  states: {
    draft: { tone: 'info' },
    active: { tone: 'success' },
    void: { tone: 'neutral' },
    discarded: { tone: 'neutral' },
  },
  transitions: {
    activate: {
      endpoint: 'activateOrder',
      from: ['draft'],
      to: 'active',
      may: may('create', 'Orders Edit'),
      guards: [draftIsWhole, shareholderIsActive],
      effects: ['it takes the next number', 'the ledger is worked out with it'],
    },
    discard: {
      endpoint: 'discardDraft',
      from: ['draft'],
      to: 'discarded',
      may: may('update', 'Orders Edit'),
      confirm: 'danger',
      effects: ['it is gone for good after thirty days'],
    },
    recover: {
      endpoint: 'recoverDraft',
      from: ['discarded'],
      to: 'draft',
      may: may('update', 'Orders Edit'),
    },
    void: {
      endpoint: 'voidOrder',
      from: ['active'],
      to: 'void',
      may: may('delete', 'Orders Edit'),
      guards: [shareholderIsActive],
      asks: { reason: longText(400, { required: true }) },
      confirm: 'danger',
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
      confirm: 'plain',
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
      confirm: 'plain',
    },
    rejectCare: {
      endpoint: 'rejectCare',
      from: ['pending', 'confirmed'],
      to: 'rejected',
      may: may('verify', 'Orders View'),
      guards: [orderCounts, fourEyes],
      asks: { note: longText(400, { required: true }) },
      confirm: 'danger',
    },
    withdrawCare: {
      endpoint: 'withdrawCare',
      from: ['confirmed', 'rejected'],
      to: 'pending',
      may: may('verify', 'Orders View'),
      guards: [orderCounts, ownSlip],
      effects: ['what had been decided proves nothing any more'],
    },
  },
})

export const confirmationStates = ['notSent', 'sent', 'received'] as const

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
