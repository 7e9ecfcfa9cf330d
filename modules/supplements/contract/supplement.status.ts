import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { choice, longText } from '#kit/contract/fields.ts'
import { supplementsSubjects } from './supplements.subjects.ts'

export const supplementStates = [
  'requested',
  'approved',
  'closed',
  'declined',
  'withdrawn',
  'cancelled',
] as const
export type SupplementStatus = (typeof supplementStates)[number]

/** Why nothing is given, told to both sides; `other` needs a note. */
export const declineReasons = [
  'notNeeded',
  'notEligible',
  'costTooHigh',
  'paidByOthers',
  'alreadyIncurred',
  'incomplete',
  'oversubscribed',
  'other',
] as const

/** What the guards look at. */
export interface SupplementFacts {
  /** Everybody who entered something of it. */
  enteredBy: readonly string[]
  isUnderWay: boolean
  /** Something of it is claimed or paid. */
  isClaimed: boolean
  /** Of its claims, those that are neither approved nor given up. */
  claimsUnderWay: readonly string[]
  /** What is approved of it and was not given, or came back. */
  unused: string
}

const { may } = supplementsSubjects
const mayCreate = may('create', 'Supplements')
const mayDecide = may('decide', 'Supplements')

/** Four eyes: nobody decides what they entered. */
const isAnotherPerson = ({ enteredBy }: SupplementFacts, { userId }: ActingPerson) =>
  userId !== null && enteredBy.includes(userId) ? 'fourEyes' : null
const isUnderWay = (facts: SupplementFacts) => (facts.isUnderWay ? null : 'placementNotUnderWay')
/** Money that is set aside, staff alone release. */
const isOfStaff = (_: SupplementFacts, { type }: ActingPerson) =>
  type === 'staff' ? null : 'approvedAlready'

const isUnclaimed = ({ isClaimed }: SupplementFacts) => (isClaimed ? 'claimedAlready' : null)

/** What nothing is claimed of is cancelled; what is claimed in whole, needs no end. */
const isClaimed = (facts: SupplementFacts) => (facts.isClaimed ? null : 'nothingClaimed')
const isSettled = ({ claimsUnderWay }: SupplementFacts) =>
  claimsUnderWay.length > 0 ? 'claimUnderWay' : null
const isLeft = ({ unused }: SupplementFacts) => (Number(unused) > 0 ? null : 'nothingLeft')

const told = 'the employer and the participant are told'
const toldPayee = 'whoever is paid is told'

/** From the request to the decision; what is approved is claimed until nothing of it is left. */
export const supplementStatus = statusFor<SupplementFacts>()({
  name: 'supplement',
  initial: 'requested',
  states: {
    requested: { tone: 'info' },
    approved: { tone: 'success' },
    closed: { tone: 'neutral' },
    declined: { tone: 'danger', final: true },
    withdrawn: { tone: 'neutral', final: true },
    cancelled: { tone: 'neutral', final: true },
  },
  transitions: {
    approve: {
      endpoint: 'approveSupplement',
      from: ['requested'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson, isUnderWay],
      effects: ['what is approved is set aside in the budget', told],
    },
    decline: {
      endpoint: 'declineSupplement',
      from: ['requested'],
      to: 'declined',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: {
        declineReason: choice(declineReasons, { required: true }),
        declineNote: longText(1000),
      },
      confirm: 'danger',
      effects: [told],
    },
    withdraw: {
      endpoint: 'withdrawSupplement',
      from: ['requested'],
      to: 'withdrawn',
      may: mayCreate,
      confirm: 'danger',
    },
    cancel: {
      endpoint: 'cancelSupplement',
      from: ['approved'],
      to: 'cancelled',
      may: mayCreate,
      guards: [isOfStaff, isUnclaimed],
      asks: { cancelReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: ['money that was set aside is released', told],
    },
    close: {
      endpoint: 'closeSupplement',
      from: ['approved'],
      to: 'closed',
      may: mayDecide,
      guards: [isClaimed, isSettled, isLeft],
      asks: { closeReason: longText(500, { required: true }) },
      confirm: 'danger',
      effects: [
        'what was not claimed is released; of what was given, what comes back or is returned counts no more',
        toldPayee,
      ],
    },
    reopen: {
      endpoint: 'reopenSupplement',
      from: ['closed'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson],
      confirm: 'plain',
      effects: ['what was released is set aside again, as far as the limits leave it', toldPayee],
    },
  },
})
