import { meansEn } from './measure-words.en.ts'

export const reportsEn = {
  ...meansEn,
  screens: {
    reports: 'Reports',
    participantReports: 'Reports on participants',
    shortTermTrainingReports: 'Reports on short-term training',
    moneyReports: 'Reports on money',
    serviceReports: 'Reports on service',
    applicationReports: 'Reports on applications',
  },
  navigation: {
    reports: 'All reports',
    participantReports: 'Participants',
    shortTermTrainingReports: 'Short-term training',
  },
  subjects: {
    Reports: 'Reports',
  },
  /** `counts`: what a report counts, and by which day something belongs to a period. */
  reports: {
    participants: {
      title: 'Participants by status',
      counts:
        'Each participant of a program once, by the placement that began last; the period is that of its first day.',
    },
    outcomes: {
      title: 'Outcomes at the end',
      counts: 'Placements that were completed or ended early; the period is that of the last day.',
    },
    earlyExits: {
      title: 'Early exits',
      counts: 'Placements that ended early; the period is that of the end of the placement.',
    },
    orphans: {
      title: 'Orphaned participants',
      counts:
        'Participants who lost their employer; the period is that of the day on which they did.',
    },
    selfIdentification: {
      title: 'Self-identification',
      counts:
        'Participants who answered the voluntary questions, once in each program; the period is that of the first day of the placement, to the end of the last full quarter. A participant may be in several groups.',
    },
    training: {
      title: 'Requests by status',
      counts: 'Requests for short-term training; the period is that of the day of the request.',
    },
    trainingCosts: {
      title: 'Hours, credentials and cost',
      counts:
        'Courses that were approved and not cancelled; the period is that of the day of the request.',
    },
    spending: {
      title: 'Budget and spending',
      counts:
        'Money of each program; the period is that of the day on which it was claimed, approved, paid or given back.',
    },
    spendingByQuarter: {
      title: 'Spending over time',
      counts:
        'Money by quarter or month; it counts on the day on which it was claimed, approved, paid or given back.',
    },
    supplements: {
      title: 'Supplements',
      counts: 'Supplements; the period is that of the day of the request.',
    },
    overpayments: {
      title: 'Overpayments',
      counts: 'Overpayments; the period is that of the day on which they were recorded.',
    },
    decisions: {
      title: 'Time to decision',
      counts: 'Applications; the period is that of the day of submission.',
    },
    paymentTimes: {
      title: 'Time to payment',
      counts: 'Claims; the period is that of the day of submission.',
    },
    checkpoints: {
      title: 'Checkpoints',
      counts:
        'Checkpoints with a result; the period is that of the day on which they were last reviewed.',
    },
    monitoring: {
      title: 'Monitoring response',
      counts: 'Monitoring forms that had to be filled in; the period is that of the due date.',
    },
    applications: {
      title: 'Applications by status',
      counts: 'Applications; the period is that of the day of submission.',
    },
    employers: {
      title: 'Employer history',
      counts:
        'Employers with an approved application; the period is that of the day of the decision.',
    },
  },
  /** What the rows of a report stand for. */
  by: {
    program: 'Program',
    region: 'Region',
    month: 'Month',
    quarter: 'Quarter',
    occupation: 'Occupation',
    industry: 'Sector',
    employerSize: 'Employer size',
    language: 'Language',
    exitReason: 'Reason',
    exitWeek: 'Week of the placement',
    identity: 'Group',
    credential: 'Credential',
    providerType: 'Type of provider',
    skillFocus: 'Focus of the course',
    supplementType: 'Type',
    source: 'Pays for',
    checkpoint: 'Stage',
    formNumber: 'Form',
    side: 'Filled in by',
    overpaymentReason: 'Reason',
    owedBy: 'Owed by',
  },
  keys: {
    employerSize: {
      '1-4': '1–4 employees',
      '5-19': '5–19 employees',
      '20-99': '20–99 employees',
      '100-499': '100–499 employees',
      '500': '500 employees or more',
    },
    exitWeek: {
      '1-4': 'Weeks 1–4',
      '5-8': 'Weeks 5–8',
      '9-12': 'Weeks 9–12',
      '13-26': 'Weeks 13–26',
      '27': 'Week 27 or later',
    },
    checkpoint: { '1': 'Checkpoint 1', '2': 'Checkpoint 2' },
    formNumber: {
      '1': 'Form 1',
      '2': 'Form 2',
      '3': 'Form 3',
      '4': 'Form 4',
      '5': 'Form 5',
      '6': 'Form 6',
    },
  },
  period: {
    label: 'Period',
    all: 'All time',
    fiscalYearOf: 'April {first} – March {last}',
  },
  asOf: 'As of',
  total: 'Total',
  notGiven: 'Not given',
  nothingYet: 'none of it has come yet',
  small: 'under 5',
  kept: 'withheld',
  keptBack:
    'Numbers under five people are not shown. Others are withheld where such a number would follow from them.',
  ownOnly: 'Only what is within your access is counted.',
  paper: {
    export: 'PDF, to print or send',
    made: 'Made on',
    figures: 'Figures',
    meanings: 'What the columns mean',
  },
  file: {
    report: 'Report',
    counts: 'What is counted',
    days: '{from} to {to}',
    scope: 'Scope',
    compared: 'Compared with {period}',
    percent: '{measure}, in percent',
  },
} as const
