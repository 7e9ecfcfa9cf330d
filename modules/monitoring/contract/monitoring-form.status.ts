import { statusFor } from '#kit/contract/define-status.ts'
import { date, longText } from '#kit/contract/fields.ts'
import { monitoringSubjects } from './monitoring.subjects.ts'

export const monitoringStates = ['scheduled', 'open', 'waived', 'notRequired'] as const
export type MonitoringStatus = (typeof monitoringStates)[number]

/** How an open form stands to its due day; kept nowhere, since it follows from the day. */
export const timings = ['pending', 'late', 'veryLate'] as const
export type Timing = (typeof timings)[number]

/** More days late than these is very late. */
export const veryLateAfter = 14

const { may } = monitoringSubjects
const mayDecide = may('decide', 'Monitoring Forms List')
const mayOverride = may('override', 'Monitoring Forms List')

const newDay = date({ required: true })
const reason = longText(500, { required: true })

/** From its planning to the day on which it is asked for, or is not asked for any more. */
export const monitoringStatus = statusFor<object>()({
  name: 'monitoringForm',
  initial: 'scheduled',
  states: {
    scheduled: { tone: 'neutral' },
    open: { tone: 'info' },
    waived: { tone: 'neutral' },
    notRequired: { tone: 'neutral' },
  },
  transitions: {
    open: { from: ['scheduled'], to: 'open', effects: ['in the morning of its day'] },
    extend: {
      endpoint: 'extendMonitoringForm',
      from: ['open'],
      to: 'open',
      may: mayOverride,
      asks: { newDay, reason },
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
      from: ['waived'],
      to: 'open',
      may: mayDecide,
      asks: { newDay, reason },
      effects: ['at once, even before its day'],
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
