import type { About } from './bodies.ts'
import type { Things } from './things.ts'

type ThingsOf = (about: About) => Things

/** Reports that are saved, sent and frozen. */
export const reportBodies = (thingsOf: ThingsOf) => ({
  addSavedReport: () => ({
    name: 'Mine',
    report: 'applications',
    question: { by: 'program', period: 'thisQuarter', compare: 'none' },
    isShared: false,
  }),
  editSavedReport: () => ({ name: 'Ours' }),
  setReportSchedule: ({ world }: About) => ({
    rhythm: 'monthly',
    businessDay: 1,
    province: 'ON',
    hour: 8,
    timeZone: 'America/Toronto',
    recipientIds: [world.userIds.caseOfficer],
    isPaused: false,
  }),
  freezeReport: () => ({
    asked: { report: 'spending', query: {} },
    sentTo: 'Employment Canada',
  }),
  withdrawFrozenReport: (about: About) => ({
    supersededBy: thingsOf(about).laterFrozenReportId,
    reason: 'A program was missing',
  }),
})
