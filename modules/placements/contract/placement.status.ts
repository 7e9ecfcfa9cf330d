import { statusFor, type ActingPerson, type StateDeclaration } from '#kit/contract/define-status.ts'
import { choice, date, longText, text, yesNo } from '#kit/contract/fields.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { cancelReasons, cancelSides, declineReasons } from './placement-cancellation.ts'
import { endReasons, endSides } from './placement-end.ts'
import type { PlacementStatus } from './placement-states.ts'

export interface PlacementFacts {
  /** The last day on which the offer can be accepted; null for offers that never had one. */
  acceptBy: string | null
  today: string
  /** The person has another placement or application since, which rests on the end of this one. */
  isFollowed: boolean
  /** A hold stops agreements and first days of either side. */
  isHeld: boolean
}

const { may } = applicationsSubjects
const mayAccept = may('update', 'Applications View')
const mayRecord = may('recommend', 'Applications View')
const mayDecide = may('decide', 'Applications View')

/** Between the last day and the night's work the offer stands as planned, and is too late. */
const isInTime = ({ acceptBy, today }: PlacementFacts) =>
  acceptBy !== null && acceptBy < today ? 'offerIsOver' : null
const isOfEmployer = (_: PlacementFacts, { type }: ActingPerson) =>
  type === 'staff' ? 'employerAccepts' : null
/** What the participant gives up for themselves is recorded as theirs; others cancel. */
const isOfParticipant = (_: PlacementFacts, { type }: ActingPerson) =>
  type === 'employee' ? null : 'participantDeclines'

const nothingHoldsIt = ({ isHeld }: PlacementFacts) => (isHeld ? 'onHold' : null)
const restsOnNothing = ({ isFollowed }: PlacementFacts) => (isFollowed ? 'endIsFollowed' : null)

const signatory = {
  signatoryName: text(120, { required: true }),
  signatoryTitle: text(120, { required: true }),
}
const later = {
  newDay: date({ required: true }),
  reason: longText(500, { required: true }),
}
const released = [
  'the subsidy is released in the budget and in every balance',
  'both applicants and the case officer are told',
]

const cancelled = [...released, 'a participant who still looks for work is listed as orphaned']

/** From the offer that an approval makes to the last day; what is let pass lapses. */
export const placementStatus = statusFor<PlacementFacts>()({
  name: 'placement',
  initial: 'planned',
  states: {
    planned: { tone: 'info' },
    accepted: { tone: 'progress' },
    active: { tone: 'success' },
    lapsed: { tone: 'danger', final: true },
    ended: { tone: 'warning' },
    completed: { tone: 'neutral', final: true },
    cancelled: { tone: 'neutral', final: true },
  } satisfies Record<PlacementStatus, StateDeclaration>,
  transitions: {
    accept: {
      endpoint: 'acceptOffer',
      from: ['planned'],
      to: 'accepted',
      may: mayAccept,
      guards: [isOfEmployer, isInTime, nothingHoldsIt],
      // The signatory confirms that they may sign and have read what is shown.
      asks: { ...signatory, isConfirmed: yesNo({ required: true }) },
      effects: [
        'what was shown is kept as the agreement',
        'the employer is told until when to start',
      ],
    },
    recordAcceptance: {
      endpoint: 'recordAcceptance',
      from: ['planned'],
      to: 'accepted',
      may: mayRecord,
      guards: [isInTime, nothingHoldsIt],
      asks: {
        ...signatory,
        agreementLanguage: choice(['en', 'fr'], { required: true }),
        note: longText(500, { required: true }),
      },
      effects: [
        'what was shown is kept as the agreement',
        'the employer is told until when to start',
      ],
    },
    extendOffer: {
      endpoint: 'extendOffer',
      from: ['planned'],
      to: 'planned',
      may: mayDecide,
      asks: later,
      effects: ['the employer is told the new day and the reason'],
    },
    confirmStart: {
      endpoint: 'confirmStart',
      from: ['accepted'],
      to: 'active',
      may: mayAccept,
      guards: [nothingHoldsIt],
      asks: { startedOn: date({ required: true }) },
    },
    extendStart: {
      endpoint: 'extendStart',
      from: ['accepted'],
      to: 'accepted',
      may: mayDecide,
      asks: later,
      effects: ['the employer is told the new day and the reason'],
    },
    lapse: { from: ['planned', 'accepted'], to: 'lapsed', effects: released },
    cancel: {
      endpoint: 'cancelPlacement',
      from: ['planned', 'accepted'],
      to: 'cancelled',
      may: mayAccept,
      asks: {
        cancelSide: choice(cancelSides, { required: true }),
        cancelReason: choice(cancelReasons, { required: true }),
        cancelNote: longText(500),
      },
      effects: cancelled,
    },
    decline: {
      endpoint: 'declinePlacement',
      from: ['planned', 'accepted'],
      to: 'cancelled',
      may: mayAccept,
      guards: [isOfParticipant],
      asks: {
        declineReason: choice(declineReasons, { required: true }),
        cancelNote: longText(500),
      },
      effects: cancelled,
    },
    end: {
      endpoint: 'endPlacement',
      from: ['active'],
      to: 'ended',
      may: mayAccept,
      asks: {
        lastWorkedOn: date({ required: true }),
        endedOn: date({ required: true }),
        endSide: choice(endSides, { required: true }),
        endReason: choice(endReasons, { required: true }),
        endNote: longText(500),
      },
      effects: [
        'the subsidy is computed to the last day worked, and the rest is released',
        'employer, participant and case officer are told',
        'a participant who still looks for work is listed as orphaned',
      ],
    },
    reopen: {
      endpoint: 'reopenPlacement',
      from: ['ended'],
      to: 'active',
      may: mayDecide,
      guards: [restsOnNothing],
      asks: { reason: longText(500, { required: true }) },
      effects: [
        'what the end released is committed again, within every limit',
        'employer and participant are told',
      ],
    },
    complete: {
      from: ['active'],
      to: 'completed',
      effects: [
        'in the night after the planned last day; days before a late first day are released',
        'employer and participant are told',
      ],
    },
  },
})

export type PlacementStep = keyof typeof placementStatus.transitions
