import { defineReports } from './report.ts'

const count = { kind: 'count' } as const
const money = { kind: 'money' } as const

export const trainingReports = defineReports({
  training: {
    area: 'training',
    by: ['program', 'month', 'credential', 'providerType', 'skillFocus'],
    measures: {
      requests: count,
      awaitingForm: { kind: 'count', list: { list: 'awaitingForm' } },
      awaitingApproval: { kind: 'count', list: { list: 'awaitingApproval' } },
      approvedRequests: { kind: 'count', list: { list: 'approvedRequests' } },
      endedRequests: { kind: 'count', list: { list: 'endedRequests' } },
      requestedAmount: money,
    },
    narrowings: ['program'],
    asOf: 'today',
    drawn: ['awaitingForm', 'awaitingApproval', 'approvedRequests', 'endedRequests'],
    drawnAs: 'parts',
  },
  trainingCosts: {
    area: 'training',
    by: ['program', 'month', 'credential', 'providerType', 'skillFocus'],
    measures: {
      coursesApproved: count,
      trainingHours: { kind: 'hours' },
      certificates: count,
      requestedAmount: money,
      approvedAmount: money,
      claimedAmount: money,
      paidAmount: money,
      costPerHour: money,
    },
    narrowings: ['program'],
    asOf: 'today',
    drawn: ['requestedAmount', 'approvedAmount', 'claimedAmount', 'paidAmount'],
    drawnAs: 'beside',
  },
})

const today = { kind: 'money', onlyToday: true } as const

export const moneyReports = defineReports({
  spending: {
    area: 'money',
    by: ['program'],
    measures: {
      budget: today,
      committed: today,
      claimedAmount: money,
      approvedAmount: money,
      paidAmount: money,
      recoveredAmount: money,
      forecast: today,
    },
    narrowings: ['program'],
    asOf: 'past',
    isMoney: true,
    isInternal: true,
    drawn: ['budget', 'committed', 'claimedAmount', 'paidAmount'],
    drawnAs: 'beside',
  },
  spendingByQuarter: {
    area: 'money',
    by: ['quarter', 'month'],
    measures: {
      claimedAmount: money,
      approvedAmount: money,
      paidAmount: money,
      recoveredAmount: money,
    },
    narrowings: ['program'],
    asOf: 'past',
    isMoney: true,
    drawn: ['claimedAmount', 'approvedAmount', 'paidAmount'],
    drawnAs: 'beside',
  },
  supplements: {
    area: 'money',
    by: ['supplementType', 'program', 'month'],
    measures: {
      supplementRequests: { kind: 'count', list: { list: 'supplements' } },
      supplementsApproved: {
        kind: 'count',
        list: { list: 'supplements', filters: { status: 'approved,closed,cancelled' } },
      },
      requestedAmount: money,
      approvedAmount: money,
      usedAmount: money,
    },
    narrowings: ['program'],
    asOf: 'today',
    isMoney: true,
    drawn: ['requestedAmount', 'approvedAmount', 'usedAmount'],
    drawnAs: 'beside',
  },
  overpayments: {
    area: 'money',
    by: ['program', 'overpaymentReason', 'owedBy', 'month'],
    measures: {
      overpayments: { kind: 'count', list: { list: 'overpayments' } },
      owedAmount: money,
      receivedAmount: money,
      writtenOffAmount: money,
      remainingAmount: money,
    },
    narrowings: ['program'],
    asOf: 'past',
    isMoney: true,
    drawn: ['receivedAmount', 'writtenOffAmount', 'remainingAmount'],
    drawnAs: 'parts',
  },
})
