import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { longText } from '#kit/contract/fields.ts'
import type { AskingSide } from './change-request.ts'
import { changeRequestsSubjects } from './change-requests.subjects.ts'

export const changeRequestStates = [
  'submitted',
  'recommended',
  'returned',
  'approved',
  'denied',
  'withdrawn',
] as const
export type ChangeRequestStatus = (typeof changeRequestStates)[number]
/** An application has one of these at most. */
export const openStates = [
  'submitted',
  'recommended',
  'returned',
] as const satisfies ChangeRequestStatus[]

/** What the guards look at. */
export interface ChangeRequestFacts {
  /** Everybody who entered something of it. */
  enteredBy: readonly string[]
  recommendedBy: string | null
  side: AskingSide
  /** The placement is neither over nor given up. */
  isUnderWay: boolean
  /** A hold on either side stops decisions. */
  isHeld: boolean
}

const { may } = changeRequestsSubjects
const mayCreate = may('create', 'Change Requests')
const mayRecommend = may('recommend', 'Change Requests')
const mayDecide = may('decide', 'Change Requests')

/** Four eyes: nobody decides what they asked for or recommended. */
const isAnotherPerson = (
  { enteredBy, recommendedBy }: ChangeRequestFacts,
  { userId }: ActingPerson,
) => (userId !== null && [...enteredBy, recommendedBy].includes(userId) ? 'fourEyes' : null)
const isUnderWay = (facts: ChangeRequestFacts) => (facts.isUnderWay ? null : 'placementOver')
const nothingHoldsIt = ({ isHeld }: ChangeRequestFacts) => (isHeld ? 'onHold' : null)
/** What one side asks for, the other neither changes nor takes back. */
const isOfAsker = ({ side }: ChangeRequestFacts, { type }: ActingPerson) =>
  (type === 'staff') === (side === 'staff') ? null : 'askedByOthers'

const note = longText(2000)
const neededNote = longText(2000, { required: true })
const told = 'employer and participant are told, with the note word for word'
const toldAsker = 'whoever asked is told, with the note word for word'

/** From what is asked, over a recommendation, to the decision of another person. */
export const changeRequestStatus = statusFor<ChangeRequestFacts>()({
  name: 'changeRequest',
  initial: 'submitted',
  states: {
    submitted: { tone: 'info' },
    recommended: { tone: 'progress' },
    returned: { tone: 'warning' },
    approved: { tone: 'success', final: true },
    denied: { tone: 'danger', final: true },
    withdrawn: { tone: 'neutral', final: true },
  },
  transitions: {
    recommend: {
      endpoint: 'recommendChangeRequest',
      from: ['submitted'],
      to: 'recommended',
      may: mayRecommend,
      guards: [isUnderWay],
      asks: { recommendationNote: note },
    },
    sendBack: {
      endpoint: 'sendBackChangeRequest',
      from: ['submitted'],
      to: 'returned',
      may: mayRecommend,
      asks: { returnNote: neededNote },
      effects: [toldAsker],
    },
    returnRecommended: {
      endpoint: 'returnChangeRequest',
      from: ['recommended'],
      to: 'returned',
      may: mayDecide,
      asks: { returnNote: neededNote },
      effects: [toldAsker],
    },
    resubmit: {
      endpoint: 'resubmitChangeRequest',
      from: ['returned'],
      to: 'submitted',
      may: mayCreate,
      guards: [isOfAsker, isUnderWay],
      effects: ['whoever looks after the application is told'],
    },
    approve: {
      endpoint: 'approveChangeRequest',
      from: ['recommended'],
      to: 'approved',
      may: mayDecide,
      guards: [isAnotherPerson, isUnderWay, nothingHoldsIt],
      asks: { decisionNote: note },
      effects: [
        'the application has the new values, kept as a version beside the one that was approved',
        'the subsidy is computed afresh, and the difference set aside in the budget or released',
        'the placement has the new terms, and forms that are not open yet other due dates',
        told,
      ],
    },
    deny: {
      endpoint: 'denyChangeRequest',
      from: ['submitted', 'recommended'],
      to: 'denied',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: { decisionNote: neededNote },
      confirm: 'danger',
      effects: [told],
    },
    withdraw: {
      endpoint: 'withdrawChangeRequest',
      from: ['submitted', 'recommended', 'returned'],
      to: 'withdrawn',
      may: mayCreate,
      guards: [isOfAsker],
      confirm: 'danger',
    },
  },
})
