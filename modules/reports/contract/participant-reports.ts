import { defineReports } from './report.ts'

const people = { kind: 'people' } as const
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

export const participantReports = defineReports({
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
    drawnAs: 'parts',
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
    drawnAs: 'parts',
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
    drawnAs: 'parts',
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
    drawnAs: 'parts',
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
    drawnAs: 'beside',
  },
})
