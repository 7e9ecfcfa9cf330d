import { statusFor } from '#kit/contract/define-status.ts'
import { date, longText } from '#kit/contract/fields.ts'
import { monitoringSubjects } from './monitoring.subjects.ts'

export const monitoringStates = [
  'scheduled',
  'open',
  'submitted',
  'accepted',
  'waived',
  'notRequired',
] as const
export type MonitoringStatus = (typeof monitoringStates)[number]

/** How an open form stands to its due day; kept nowhere, since it follows from the day. */
export const timings = ['pending', 'late', 'veryLate'] as const
export type Timing = (typeof timings)[number]

/** More days late than these is very late. */
export const veryLateAfter = 14

const { may } = monitoringSubjects
const mayDecide = may('decide', 'Monitoring Forms List')
const mayOverride = may('override', 'Monitoring Forms List')

/** What the guards look at. */
export interface MonitoringFacts {
  wasContactedToday: boolean
}

/** Two letters on one day help less than one. */
const isFirstToday = ({ wasContactedToday }: MonitoringFacts) =>
  wasContactedToday ? 'remindedToday' : null

const newDay = date({ required: true })
const reason = longText(500, { required: true })

/** From its planning to its acceptance, or until it is not asked for any more. */
export const monitoringStatus = statusFor<MonitoringFacts>()({
  name: 'monitoringForm',
  initial: 'scheduled',
  states: {
    scheduled: { tone: 'neutral' },
    open: { tone: 'info' },
    submitted: { tone: 'info' },
    accepted: { tone: 'success' },
    waived: { tone: 'neutral' },
    notRequired: { tone: 'neutral' },
  },
  transitions: {
    open: {
      from: ['scheduled'],
      to: 'open',
      effects: ['in the morning of its day', 'a letter with a link'],
    },
    remind: {
      endpoint: 'remindOfMonitoringForm',
      from: ['open'],
      to: 'open',
      may: mayDecide,
      guards: [isFirstToday],
      effects: ['a letter with a new link'],
    },
    remindOnDay: {
      from: ['open'],
      to: 'open',
      effects: [
        'a letter with a new link, a week before the due day, on it, and 3, 10 and 21 business days after',
        'with the last one the assignee is told, and payments are held until the form is in',
      ],
    },
    extend: {
      endpoint: 'extendMonitoringForm',
      from: ['open'],
      to: 'open',
      may: mayOverride,
      asks: { newDay, reason },
    },
    submit: {
      from: ['open'],
      to: 'submitted',
      effects: [
        'by its link or signed in, once',
        'differences from the other side are flagged',
        'its links open it no more',
      ],
    },
    accept: {
      endpoint: 'acceptMonitoringForm',
      from: ['submitted'],
      to: 'accepted',
      may: mayDecide,
    },
    withdrawAcceptance: {
      endpoint: 'withdrawFormAcceptance',
      from: ['accepted'],
      to: 'submitted',
      may: mayDecide,
      effects: [
        'it waits to be reviewed again, and the letter of its acceptance that has not left is taken back',
      ],
    },
    askForChanges: {
      endpoint: 'askForFormChanges',
      from: ['submitted'],
      to: 'open',
      may: mayDecide,
      asks: { changes: longText(1000, { required: true }), newDay },
      effects: [
        'a letter with a new link',
        'what was sent is kept, and stands there to be changed',
      ],
    },
    waive: {
      endpoint: 'waiveMonitoringForm',
      from: ['scheduled', 'open'],
      to: 'waived',
      may: mayOverride,
      asks: { reason },
    },
    reopen: {
      endpoint: 'reopenMonitoringForm',
      from: ['waived', 'accepted'],
      to: 'open',
      may: mayDecide,
      asks: { newDay, reason },
      effects: ['at once, even before its day', 'a letter with a link'],
    },
    postpone: {
      from: ['open'],
      to: 'scheduled',
      effects: ['when the work goes on after all, and its day comes later'],
    },
    drop: {
      from: ['scheduled'],
      to: 'notRequired',
      effects: ['when the work ends so early that it is not asked for'],
    },
    restore: {
      from: ['notRequired'],
      to: 'scheduled',
      effects: ['when the work goes on after all'],
    },
  },
})
