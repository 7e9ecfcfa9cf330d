import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { choices, date, longText } from '#kit/contract/fields.ts'
import { fundingRequestsSubjects } from './funding-requests.subjects.ts'

export const requestStates = [
  'awaitingForm',
  'awaitingApproval',
  'returned',
  'approved',
  'evidenceDue',
  'evidenceReturned',
  'evidenceSent',
  'paymentApproved',
  'paid',
  'closed',
  'rejected',
  'cancelled',
  'expired',
] as const
export type RequestStatus = (typeof requestStates)[number]

/** Reasons for a rejection, told to whoever filled in the form; `other` needs a text. */
export const rejectionReasons = [
  'beganBeforeApproval',
  'courseNotEligible',
  'affiliatedProvider',
  'notRelevant',
  'costTooHigh',
  'participantPays',
  'outsideDates',
  'incomplete',
  'oversubscribed',
  'duplicate',
  'other',
] as const

/** What the guards look at. */
export interface RequestFacts {
  status: RequestStatus
  requestedBy: string
  decidedBy: string | null
  wasContactedToday: boolean
  /** A payment here is made of it. */
  isPaidHere: boolean
  /** A batch has, or had, that payment. */
  isOnItsWay: boolean
}

const { may } = fundingRequestsSubjects
const mayUpdate = may('update', 'STT Funding View')
const mayDecide = may('decide', 'STT Funding View')
const mayReview = may('verify', 'STT Funding View')

/** Whoever asked gives up what they asked for; staff, anything. */
const isOfWhoeverAsked = ({ requestedBy }: RequestFacts, { userId, type }: ActingPerson) =>
  type === 'staff' || userId === requestedBy ? null : 'askedByOthers'
/** Money that is set aside, staff alone release. */
const isNotApproved = ({ status }: RequestFacts, { type }: ActingPerson) =>
  type !== 'staff' && isApproved(status) ? 'approvedAlready' : null
/** Four eyes: nobody decides what they asked for. */
const isAnotherPerson = ({ requestedBy }: RequestFacts, { userId }: ActingPerson) =>
  userId !== null && userId === requestedBy ? 'fourEyes' : null
/** Four eyes: the review is made by neither whoever asked nor whoever approved. */
const isThirdPerson = ({ requestedBy, decidedBy }: RequestFacts, { userId }: ActingPerson) =>
  userId !== null && [requestedBy, decidedBy].includes(userId) ? 'fourEyesOnReview' : null
const isOfStaff = (_: RequestFacts, { type }: ActingPerson) =>
  type === 'staff' ? null : 'remindedByStaff'
/** Money that a batch brings is not noted by hand. */
const isPaidElsewhere = ({ isPaidHere }: RequestFacts) => (isPaidHere ? 'paidByBatch' : null)
/** What no bank has heard of yet can be taken back. */
const isNotOnItsWay = ({ isOnItsWay }: RequestFacts) => (isOnItsWay ? 'paymentUnderWay' : null)
/** Two letters on one day help less than one. */
const isFirstToday = ({ wasContactedToday }: RequestFacts) =>
  wasContactedToday ? 'remindedToday' : null

const toFill = ['awaitingForm', 'returned'] as const
const toHandIn = ['evidenceDue', 'evidenceReturned'] as const
const approvedStates = ['approved', ...toHandIn, 'evidenceSent'] as const

/** Whether its form, or its evidence, is waited for. */
export const isWaitedFor = (status: RequestStatus) =>
  ([...toFill, ...toHandIn] as readonly RequestStatus[]).includes(status)

/** Whether money is set aside that a cancellation would release. */
const isApproved = (status: RequestStatus) =>
  (approvedStates as readonly RequestStatus[]).includes(status)

/** From the moment it is asked for until it may be paid. */
export const requestStatus = statusFor<RequestFacts>()({
  name: 'fundingRequest',
  initial: 'awaitingForm',
  states: {
    awaitingForm: { tone: 'info', stage: 'awaitingForm' },
    awaitingApproval: { tone: 'progress', stage: 'awaitingApproval' },
    returned: { tone: 'warning', stage: 'awaitingForm' },
    approved: { tone: 'success', stage: 'approved' },
    evidenceDue: { tone: 'info', stage: 'approved' },
    evidenceReturned: { tone: 'warning', stage: 'approved' },
    evidenceSent: { tone: 'progress', stage: 'approved' },
    paymentApproved: { tone: 'success', stage: 'approved' },
    paid: { tone: 'success', stage: 'ended' },
    closed: { tone: 'neutral', stage: 'ended' },
    rejected: { tone: 'danger', final: true, stage: 'ended' },
    cancelled: { tone: 'neutral', final: true, stage: 'ended' },
    expired: { tone: 'neutral', final: true, stage: 'ended' },
  },
  transitions: {
    submit: {
      from: toFill,
      to: 'awaitingApproval',
      effects: ['by its link or signed in, once', 'whoever looks after the application is told'],
    },
    remind: {
      endpoint: 'remindOfFundingRequest',
      from: ['awaitingForm'],
      to: 'awaitingForm',
      may: mayUpdate,
      guards: [isOfStaff, isFirstToday],
      effects: ['a letter with a new link'],
    },
    remindOnDay: {
      from: ['awaitingForm'],
      to: 'awaitingForm',
      effects: ['a letter with a new link, a week before the due day and on it'],
    },
    remindReturned: {
      from: ['returned'],
      to: 'returned',
      effects: ['a letter with a new link, a week before the due day and on it'],
    },
    approve: {
      endpoint: 'approveFundingRequest',
      from: ['awaitingApproval'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: { applicantNote: longText(2000) },
      effects: [
        'what is approved is set aside in the budget',
        'whoever filled in the form is told',
      ],
    },
    returnForm: {
      endpoint: 'returnFundingRequest',
      from: ['awaitingApproval'],
      to: 'returned',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: { changes: longText(1000, { required: true }) },
      effects: [
        'a letter with a new link',
        'what was sent is kept, and stands there to be changed',
      ],
    },
    reject: {
      endpoint: 'rejectFundingRequest',
      from: ['awaitingApproval'],
      to: 'rejected',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: {
        reasonCodes: choices(rejectionReasons, { required: true }, { least: 1, most: 5 }),
        applicantNote: longText(2000),
      },
      confirm: 'danger',
      effects: ['whoever filled in the form is told'],
    },
    cancel: {
      endpoint: 'cancelFundingRequest',
      from: ['awaitingForm', 'returned', 'awaitingApproval', ...approvedStates],
      to: 'cancelled',
      may: mayUpdate,
      guards: [isOfWhoeverAsked, isNotApproved],
      asks: { reason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: ['money that was set aside is released', 'whoever is asked for the form is told'],
    },
    expire: {
      from: toFill,
      to: 'expired',
      effects: ['in the morning after its due day', 'whoever was asked for the form is told'],
    },
    askForEvidence: {
      from: ['approved'],
      to: 'evidenceDue',
      effects: ['in the morning after the last day of the course', 'a letter with a link'],
    },
    sendEvidence: {
      from: toHandIn,
      to: 'evidenceSent',
      effects: ['by its link or signed in, once', 'whoever looks after the application is told'],
    },
    remindOfEvidence: {
      endpoint: 'remindOfFundingEvidence',
      from: ['evidenceDue'],
      to: 'evidenceDue',
      may: mayUpdate,
      guards: [isOfStaff, isFirstToday],
      effects: ['a letter with a new link'],
    },
    remindOfEvidenceOnDay: {
      from: ['evidenceDue'],
      to: 'evidenceDue',
      effects: ['a letter with a new link, a week before the due day and on it'],
    },
    remindOfReturnedEvidence: {
      from: ['evidenceReturned'],
      to: 'evidenceReturned',
      effects: ['a letter with a new link, a week before the due day and on it'],
    },
    review: {
      endpoint: 'reviewFundingRequest',
      from: ['evidenceSent'],
      to: 'paymentApproved',
      may: mayReview,
      guards: [isThirdPerson],
      asks: { reviewNote: longText(2000) },
      effects: [
        'what is not assessed is released',
        'whoever handed the evidence in is told each amount',
        'what the employer has paid is among the payments to be paid',
      ],
    },
    arrive: {
      from: ['paymentApproved'],
      to: 'paid',
      effects: ['once the batch of its payment has arrived'],
    },
    bounce: {
      from: ['paid', 'closed'],
      to: 'paymentApproved',
      effects: ['the bank returned its payment'],
    },
    takeBackReview: {
      endpoint: 'takeBackFundingReview',
      from: ['paymentApproved'],
      to: 'evidenceSent',
      may: mayReview,
      guards: [isThirdPerson, isNotOnItsWay],
      asks: { takeBackReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [
        'its payment is cancelled, and what was released is set aside again',
        'whoever handed the evidence in is told why',
      ],
    },
    recordPaid: {
      endpoint: 'recordFundingRequestPaid',
      from: ['paymentApproved'],
      to: 'paid',
      may: mayReview,
      guards: [isPaidElsewhere],
      asks: { paidOn: date({ required: true }), paidOtherwise: longText(500, { required: true }) },
    },
    close: {
      endpoint: 'closeFundingRequest',
      from: ['paid'],
      to: 'closed',
      may: mayUpdate,
      guards: [isOfStaff],
      confirm: 'plain',
    },
    returnEvidence: {
      endpoint: 'returnFundingEvidence',
      from: ['evidenceSent'],
      to: 'evidenceReturned',
      may: mayReview,
      guards: [isThirdPerson],
      asks: { changes: longText(1000, { required: true }) },
      effects: [
        'a letter with a new link',
        'what was sent is kept, and stands there to be changed',
      ],
    },
    expireEvidence: {
      from: toHandIn,
      to: 'expired',
      effects: [
        'in the morning after its due day',
        'money that was set aside is released',
        'whoever was asked for the evidence is told',
      ],
    },
  },
})
