import { statusFor, type ActingPerson } from '#kit/contract/define-status.ts'
import { longText } from '#kit/contract/fields.ts'
import { holdsSubjects } from './holds.subjects.ts'

export interface HoldFacts {
  liftBy: 'anyone' | 'another'
  placedBy: string | null
}

const { may } = holdsSubjects

/** Where it was placed so, a second person looks at it, whatever would take its effects away. */
export const isAnother = ({ liftBy, placedBy }: HoldFacts, { userId }: ActingPerson) =>
  liftBy === 'another' && userId !== null && userId === placedBy ? 'placedByYou' : null

/** From the day that it is placed to the day that somebody lifts it, or past its last day. */
export const holdStatus = statusFor<HoldFacts>()({
  name: 'hold',
  initial: 'open',
  states: {
    open: { tone: 'danger' },
    lifted: { tone: 'success', final: true },
    expired: { tone: 'neutral', final: true },
  },
  transitions: {
    bypass: {
      endpoint: 'bypassHold',
      from: ['open'],
      to: 'open',
      may: may('override', 'Holds'),
      guards: [isAnother],
      asks: { reason: longText(500, { required: true }) },
      effects: [
        'one effect passes for one application; who let it pass, and why, is on record',
        'whoever let it pass decides nothing of that application',
      ],
    },
    lift: {
      endpoint: 'liftHold',
      from: ['open'],
      to: 'lifted',
      may: may('decide', 'Holds'),
      guards: [isAnother],
      asks: { reason: longText(500, { required: true }) },
      effects: ['whoever is held is told, and the case officers concerned'],
    },
    expire: {
      from: ['open'],
      to: 'expired',
      effects: [
        'in the night after the last day; whoever is held is told, and the case officers concerned',
      ],
    },
  },
})

export type HoldStatus = keyof typeof holdStatus.states
export const holdStates = Object.keys(holdStatus.states) as [HoldStatus, ...HoldStatus[]]
