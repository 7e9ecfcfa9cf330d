import { defineReports } from './report.ts'

const count = { kind: 'count' } as const
const money = { kind: 'money' } as const
const both = ['program', 'region'] as const
const rate = { kind: 'share' } as const
const days = { kind: 'days' } as const

export const serviceReports = defineReports({
  decisions: {
    area: 'service',
    by: ['program', 'region', 'month'],
    measures: {
      submitted: count,
      decided: count,
      medianDaysToDecision: days,
      withinStandard: rate,
    },
    narrowings: both,
    asOf: 'past',
    drawn: ['submitted', 'decided'],
    drawnAs: 'beside',
  },
  paymentTimes: {
    area: 'service',
    by: ['program', 'source', 'month'],
    measures: {
      claims: { kind: 'count', list: { list: 'payments' } },
      claimsPaid: count,
      claimsDeclined: count,
      medianDaysToApproval: days,
      medianDaysToPayment: days,
    },
    narrowings: ['program'],
    asOf: 'past',
    isMoney: true,
    drawn: ['claims', 'claimsPaid'],
    drawnAs: 'beside',
  },
  checkpoints: {
    area: 'service',
    by: ['checkpoint', 'program', 'region'],
    measures: {
      reviewed: count,
      passed: count,
      overridden: count,
      failed: count,
      passRate: rate,
    },
    narrowings: both,
    asOf: 'today',
    isInternal: true,
    drawn: ['passed', 'overridden', 'failed'],
    drawnAs: 'parts',
  },
  monitoring: {
    area: 'service',
    by: ['formNumber', 'side', 'program', 'month'],
    measures: {
      formsDue: {
        kind: 'count',
        list: {
          list: 'monitoring',
          filters: { status: 'scheduled,open,submitted,accepted,waived' },
        },
      },
      onTime: count,
      late: count,
      missing: count,
      waived: count,
      responseRate: rate,
      medianDaysLate: days,
    },
    narrowings: ['program'],
    asOf: 'past',
    isInternal: true,
    drawn: ['onTime', 'late', 'missing', 'waived'],
    drawnAs: 'parts',
  },
})

export const applicationReports = defineReports({
  applications: {
    area: 'applications',
    by: ['program', 'region', 'month', 'language'],
    measures: {
      submitted: count,
      pending: { kind: 'count', list: { list: 'pending' } },
      approved: { kind: 'count', list: { list: 'approved' } },
      rejected: { kind: 'count', list: { list: 'rejected' } },
      closed: {
        kind: 'count',
        list: { list: 'rejected', filters: { status: 'withdrawn,returned' } },
      },
      requestedAmount: money,
      approvedAmount: money,
    },
    narrowings: both,
    asOf: 'today',
    drawn: ['pending', 'approved', 'rejected', 'closed'],
    drawnAs: 'parts',
  },
  employers: {
    area: 'applications',
    by: ['program', 'region', 'industry', 'employerSize'],
    measures: {
      employers: count,
      repeatEmployers: count,
      positions: count,
      netNewPositions: count,
    },
    narrowings: both,
    asOf: 'past',
    isInternal: true,
    drawn: ['positions', 'netNewPositions'],
    drawnAs: 'beside',
  },
})
