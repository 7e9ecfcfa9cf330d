import { statusFor } from '#kit/contract/define-status.ts'
import { choice, date, decimal, longText, money, reference, text } from '#kit/contract/fields.ts'
import { orphanedSubjects } from './orphaned.subjects.ts'

export const orphanedStates = ['open', 'rematched', 'closed', 'withdrawn'] as const
export type OrphanedStatus = (typeof orphanedStates)[number]

/** How somebody closes a case; with another employer, and by time, it is closed by itself. */
export const chosenOutcomes = [
  'foundWork',
  'school',
  'otherProgram',
  'notReached',
  'declined',
  'ineligible',
] as const
export const outcomes = ['rematched', ...chosenOutcomes, 'expired'] as const

/** Days after which a case without another employer is closed by itself. */
export const daysToClose = 60

export interface OrphanedFacts {
  isMatched: boolean
  /** The participant has an application or a placement in the program again. */
  isPlacedAgain: boolean
  hasSomethingLeft: boolean
}

const { may } = orphanedSubjects
const mayWork = may('update', 'Orphaned Participants List')
const mayMatch = may('assign', 'Orphaned Participants List')

const matched = ({ isMatched }: OrphanedFacts) => (isMatched ? null : 'notMatched')
const stillWithout = ({ isPlacedAgain }: OrphanedFacts) => (isPlacedAgain ? 'isPlacedAgain' : null)
const somethingLeft = ({ hasSomethingLeft }: OrphanedFacts) =>
  hasSomethingLeft ? null : 'nothingLeft'

/** From the day without an employer to another one, or to another outcome. */
export const orphanedStatus = statusFor<OrphanedFacts>()({
  name: 'orphanedCase',
  initial: 'open',
  states: {
    open: { tone: 'warning' },
    rematched: { tone: 'progress' },
    closed: { tone: 'neutral' },
    withdrawn: { tone: 'neutral' },
  },
  transitions: {
    assign: {
      endpoint: 'assignOrphaned',
      from: ['open'],
      to: 'open',
      may: mayWork,
      asks: { assigneeId: reference({ required: true }) },
      effects: ['the assignee is told'],
    },
    offerMatch: {
      endpoint: 'offerMatch',
      from: ['open'],
      to: 'open',
      may: mayMatch,
      guards: [somethingLeft, stillWithout],
      effects: ['the employer is told, and sees the participant without a name'],
      confirm: 'plain',
    },
    withdrawMatch: {
      endpoint: 'withdrawMatch',
      from: ['open'],
      to: 'open',
      may: mayMatch,
      guards: [matched],
      confirm: 'plain',
    },
    rematch: {
      endpoint: 'rematch',
      from: ['open'],
      to: 'rematched',
      may: mayMatch,
      guards: [somethingLeft, stillWithout],
      asks: {
        positionTitle: text(150, { required: true }),
        duties: longText(2000, { required: true }),
        supervisorName: text(120, { required: true }),
        startOn: date({ required: true }),
        endOn: date({ required: true }),
        hoursPerWeek: decimal({ min: 1, max: 60, scale: 1 }, { required: true }),
        hourlyWage: money({ required: true }, 500),
      },
      effects: [
        'a placement is offered to the employer with what is left, within every limit',
        'the participant is told',
      ],
    },
    settle: {
      from: ['rematched'],
      to: 'closed',
      effects: ['once the employer accepts, with the outcome “rematched”'],
    },
    fallBack: {
      from: ['rematched', 'closed', 'withdrawn'],
      to: 'open',
      effects: [
        'when the new placement expires or is cancelled, or the old one ends again; the time to close begins again',
      ],
    },
    leave: {
      from: ['rematched', 'closed'],
      to: 'closed',
      effects: [
        'when the participant gives up the new placement for work, for school or to leave the program',
      ],
    },
    close: {
      endpoint: 'closeOrphaned',
      from: ['open'],
      to: 'closed',
      may: mayWork,
      asks: { outcome: choice(chosenOutcomes, { required: true }), note: longText(500) },
      effects: ['the participant is told'],
    },
    expire: {
      from: ['open'],
      to: 'closed',
      effects: ['60 days after it was opened, with the outcome “expired”; the participant is told'],
    },
    reopen: {
      endpoint: 'reopenOrphaned',
      from: ['closed'],
      to: 'open',
      may: mayWork,
      guards: [stillWithout],
      asks: { reason: longText(500, { required: true }) },
      effects: ['the time to close begins again'],
    },
    withdraw: {
      from: ['open', 'closed'],
      to: 'withdrawn',
      effects: ['when the end of the placement was a mistake'],
    },
  },
})

export type OrphanedStep = keyof typeof orphanedStatus.transitions
