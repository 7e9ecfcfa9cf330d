import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { choices, date, file, longText, reference } from '#kit/contract/fields.ts'
import { applicationsSubjects } from './applications.subjects.ts'

export interface ApplicationFacts {
  participantCompleted: boolean
  checkpointOnePassed: boolean
  isOnHold: boolean
  recommendedBy: string | null
  createdBy: string | null
  /** Who let something pass that would have stopped it, or paid less. */
  letPassBy: readonly string[]
  /** Two have applied in the name of an employer that staff have not dealt with. */
  isContested: boolean
  /** How many mandatory documents nobody has sent, or are refused or expired. */
  documentsMissing: number
  /** How many of them were sent again since the recommendation, and nobody has accepted them. */
  documentsReplaced: number
  /** The number of the employer's placements that leaves no room for another. */
  employerFull: 'employerActiveMaximum' | 'employerYearlyMaximum' | null
}

const { may } = applicationsSubjects
const mayUpdate = may('update', 'Applications View')
const mayRecommend = may('recommend', 'Applications View')
const mayDecide = may('decide', 'Applications View')

const participantHasAnswered = (facts: ApplicationFacts) =>
  facts.participantCompleted ? null : 'participantMissing'
const checkpointIsPassed = (facts: ApplicationFacts) =>
  facts.checkpointOnePassed ? null : 'checkpointOpen'
const nothingHoldsIt = (facts: ApplicationFacts) => (facts.isOnHold ? 'onHold' : null)
const employerIsKnown = (facts: ApplicationFacts) =>
  facts.isContested ? 'employerUncertain' : null
const documentsAreThere = (facts: ApplicationFacts) =>
  facts.documentsMissing > 0 ? 'mandatoryDocuments' : null
const documentsAreThose = (facts: ApplicationFacts) =>
  facts.documentsReplaced > 0 ? 'documentsReplaced' : null
const employerHasRoom = (facts: ApplicationFacts) => facts.employerFull

/** Four eyes: nobody decides what they recommended, created or let pass. */
const isAnotherPerson = (
  { recommendedBy, createdBy, letPassBy }: ApplicationFacts,
  { userId }: ActingPerson,
) =>
  userId !== null && [recommendedBy, createdBy, ...letPassBy].includes(userId) ? 'fourEyes' : null

const pending = [
  'submitted',
  'inReview',
  'infoRequested',
  'recommendedApprove',
  'recommendedReject',
] as const
export const recommendedStates = ['recommendedApprove', 'recommendedReject'] as const

/** Reasons for a rejection, shown to the applicant in their language; `other` needs a text. */
export const rejectionReasons = [
  'ineligibleEmployer',
  'ineligibleParticipant',
  'notNetNew',
  'conflictOfInterest',
  'wageBelowMinimum',
  'outsideDates',
  'stackingLimit',
  'employerMaximum',
  'outOfRegion',
  'lowValue',
  'positionNotAligned',
  'incomplete',
  'oversubscribed',
  'duplicate',
  'other',
] as const

/** Why, in the applicant's words: what a rejection and the recommendation of one ask for alike. */
const rejection = {
  reasonCodes: choices(rejectionReasons, { required: true }, { least: 1, most: 5 }),
  applicantNote: longText(2000),
}
const note = { note: longText(2000) }
const neededNote = { note: longText(2000, { required: true }) }
const reason = { reason: longText(500, { required: true }) }

/** From submission to a decision by two people; what follows an approval is the placement's life. */
export const applicationStatus = statusFor<ApplicationFacts>()({
  name: 'application',
  initial: 'submitted',
  states: {
    submitted: { tone: 'info', stage: 'pending' },
    inReview: { tone: 'progress', stage: 'pending' },
    infoRequested: { tone: 'warning', stage: 'pending' },
    recommendedApprove: { tone: 'progress', stage: 'pending' },
    recommendedReject: { tone: 'progress', stage: 'pending' },
    approved: { tone: 'success', stage: 'approved' },
    rejected: { tone: 'danger', stage: 'rejected' },
    withdrawn: { tone: 'neutral' },
    returned: { tone: 'warning' },
  },
  transitions: {
    assign: {
      endpoint: 'assignApplication',
      from: ['submitted'],
      to: 'inReview',
      may: may('assign', 'Applications View'),
      asks: { assigneeId: reference({ required: true }) },
      effects: ['the assignee is told'],
    },
    requestInformation: {
      endpoint: 'requestInformation',
      from: ['inReview'],
      to: 'infoRequested',
      may: mayRecommend,
      asks: { message: longText(2000, { required: true }), dueOn: date({ required: true }) },
      effects: [
        'whoever is asked gets a link that opens these questions alone',
        'the service standard waits',
      ],
    },
    resubmit: {
      endpoint: 'receiveInformation',
      from: ['infoRequested'],
      to: 'inReview',
      may: mayRecommend,
      asks: { ...note, document: file() },
      effects: ['the case officer is told', 'the service standard runs again'],
    },
    answerInformation: {
      from: ['infoRequested'],
      to: 'inReview',
      effects: [
        'the answers are a new version of the form',
        'the case officer is told and has a task',
        'the service standard runs again',
      ],
    },
    extendRequest: {
      endpoint: 'extendInformationRequest',
      from: ['infoRequested'],
      to: 'infoRequested',
      may: mayRecommend,
      asks: { newDay: date({ required: true }), ...reason },
      effects: ['whoever is asked is told the new day'],
    },
    withdrawRequest: {
      endpoint: 'withdrawInformationRequest',
      from: ['infoRequested'],
      to: 'inReview',
      may: mayRecommend,
      asks: reason,
      effects: ['whoever was asked is told', 'the service standard runs again'],
    },
    lapseRequest: {
      from: ['infoRequested'],
      to: 'inReview',
      effects: [
        'whoever was asked and the case officer are told',
        'the case officer has a task',
        'the service standard runs again',
      ],
    },
    recommendApproval: {
      endpoint: 'recommendApplication',
      from: ['inReview'],
      to: 'recommendedApprove',
      may: mayRecommend,
      guards: [
        participantHasAnswered,
        nothingHoldsIt,
        checkpointIsPassed,
        employerIsKnown,
        documentsAreThere,
      ],
      asks: note,
      sends: { outcome: 'approve' },
    },
    recommendRejection: {
      endpoint: 'recommendApplication',
      from: ['inReview'],
      to: 'recommendedReject',
      may: mayRecommend,
      asks: { ...rejection, ...note },
      sends: { outcome: 'reject' },
      effects: ['the reasons are proposed to the person who decides'],
    },
    returnToReview: {
      endpoint: 'returnApplication',
      from: recommendedStates,
      to: 'inReview',
      may: mayDecide,
      asks: neededNote,
    },
    approve: {
      endpoint: 'approveApplication',
      from: recommendedStates,
      to: 'approved',
      may: mayDecide,
      guards: [
        isAnotherPerson,
        participantHasAnswered,
        nothingHoldsIt,
        checkpointIsPassed,
        employerIsKnown,
        documentsAreThere,
        documentsAreThose,
        employerHasRoom,
      ],
      asks: { applicantNote: longText(2000) },
      effects: [
        'the subsidy is reserved in the budget',
        'the approved version is frozen',
        'a placement is created',
        'both applicants are told',
      ],
    },
    reject: {
      endpoint: 'rejectApplication',
      from: recommendedStates,
      to: 'rejected',
      may: mayDecide,
      guards: [isAnotherPerson],
      asks: rejection,
      confirm: 'danger',
      effects: ['the applicant is told why'],
    },
    withdraw: {
      endpoint: 'withdrawApplication',
      from: pending,
      to: 'withdrawn',
      may: mayUpdate,
      asks: reason,
      effects: [
        'both applicants and the assignee are told who withdrew it; why is read by the staff',
        'nothing is asked for any more, and the service standard waits for a reopening',
      ],
      confirm: 'danger',
    },
    returnUnreviewed: {
      from: ['submitted'],
      to: 'returned',
      effects: ['both applicants are told that nobody reviewed it in time'],
    },
    reopen: {
      endpoint: 'reopenApplication',
      from: ['rejected', 'withdrawn', 'returned'],
      to: 'inReview',
      may: mayDecide,
      asks: reason,
      effects: [
        'both applicants are told; the reason is read by the staff',
        'the service standard begins again',
      ],
    },
  },
})

export const stages = ['pending', 'approved', 'rejected'] as const
export type Stage = (typeof stages)[number]
export type ApplicationStatus = keyof typeof applicationStatus.states
/** Closed without a decision: in none of the lists until somebody filters by them. */
export const closedStates = ['withdrawn', 'returned'] as const satisfies ApplicationStatus[]
export type ApplicationStep = keyof typeof applicationStatus.transitions
export const applicationStates = Object.keys(applicationStatus.states) as [
  ApplicationStatus,
  ...ApplicationStatus[],
]
