import { defineScreens } from '#kit/contract/define-screen.ts'

export const reportsScreens = defineScreens({
  reports: {
    path: '/reports',
    subject: 'Reports',
    navigation: { section: 'funding', order: 90, icon: 'report-analytics', group: 'reports' },
  },
  participantReports: {
    path: '/reports/Participants',
    subject: 'Reports',
    navigation: { section: 'funding', order: 91, icon: 'chart-bar', group: 'reports' },
  },
  shortTermTrainingReports: {
    path: '/reports/ShortTermTraining',
    subject: 'Reports',
    navigation: { section: 'funding', order: 92, icon: 'report', group: 'reports' },
  },
})
