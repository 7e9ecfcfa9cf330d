import { defineReports, type Area, type Report } from './report.ts'

const people = { kind: 'people' } as const
const count = { kind: 'count' } as const
const money = { kind: 'money' } as const
const ofPlacements = [
  'program',
  'region',
  'month',
  'occupation',
  'industry',
  'employerSize',
  'language',
] as const
const both = ['program', 'region'] as const

const orphaned = (status: string) =>
  ({ kind: 'people', list: { list: 'orphaned', filters: { status } } }) as const

const ofParticipants = defineReports({
  participants: {
    area: 'participants',
    by: ofPlacements,
    measures: {
      participants: people,
      notStarted: people,
      working: people,
      completed: people,
      endedEarly: people,
      notTakenUp: people,
    },
    parts: {
      of: 'participants',
      are: ['notStarted', 'working', 'completed', 'endedEarly', 'notTakenUp'],
    },
    narrowings: both,
    asOf: 'past',
    drawn: ['notStarted', 'working', 'completed', 'endedEarly', 'notTakenUp'],
  },
  outcomes: {
    area: 'participants',
    by: ofPlacements,
    measures: {
      finished: people,
      completed: people,
      endedEarly: people,
      completionRate: { kind: 'share', of: ['finished', 'completed', 'endedEarly'] },
      wageAtStart: { kind: 'money', of: ['finished'] },
      wageAtEnd: { kind: 'money', of: ['finished'] },
    },
    parts: { of: 'finished', are: ['completed', 'endedEarly'] },
    narrowings: both,
    asOf: 'past',
    drawn: ['completed', 'endedEarly'],
  },
  earlyExits: {
    area: 'participants',
    by: ['exitReason', 'exitWeek', 'program', 'region', 'month'],
    measures: {
      exits: people,
      byEmployer: people,
      byParticipant: people,
      byBoth: people,
      byProgram: people,
      medianDaysWorked: { kind: 'days', of: ['exits'] },
    },
    parts: { of: 'exits', are: ['byEmployer', 'byParticipant', 'byBoth', 'byProgram'] },
    narrowings: both,
    asOf: 'past',
    drawn: ['byEmployer', 'byParticipant', 'byBoth', 'byProgram'],
  },
  orphans: {
    area: 'participants',
    by: ['program', 'region', 'month', 'language', 'occupation'],
    measures: {
      orphaned: { kind: 'people', list: { list: 'orphaned' } },
      stillOrphaned: orphaned('open'),
      rematched: orphaned('rematched'),
      closedOtherwise: orphaned('closed'),
      withdrawn: orphaned('withdrawn'),
      medianDaysToRematch: { kind: 'days', of: ['rematched'] },
    },
    parts: {
      of: 'orphaned',
      are: ['stillOrphaned', 'rematched', 'closedOtherwise', 'withdrawn'],
    },
    narrowings: both,
    asOf: 'today',
    isInternal: true,
    drawn: ['stillOrphaned', 'rematched', 'closedOtherwise', 'withdrawn'],
  },
  selfIdentification: {
    area: 'participants',
    by: ['identity'],
    measures: {
      identify: people,
      doNotIdentify: people,
      answered: people,
      identifyRate: { kind: 'share', of: ['identify', 'doNotIdentify', 'answered'] },
    },
    narrowings: ['program'],
    asOf: 'today',
    isYearly: true,
    isPersonal: true,
    isInternal: true,
    drawn: ['identify'],
  },
})

const ofTraining = defineReports({
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
  },
})

const today = { kind: 'money', onlyToday: true } as const

const ofMoney = defineReports({
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
  },
})

const rate = { kind: 'share' } as const
const days = { kind: 'days' } as const

const ofService = defineReports({
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
  },
})

const ofApplications = defineReports({
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
  },
})

export const reports = {
  ...ofParticipants,
  ...ofTraining,
  ...ofMoney,
  ...ofService,
  ...ofApplications,
}

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]]

export const reportOf = (name: ReportName): Report => reports[name]
export const reportsOf = (area: Area) => reportNames.filter((name) => reports[name].area === area)
