import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/reports'

export const reportsScreens = defineScreens({
  reports: {
    path: '/reports',
    subject: 'Reports',
    navigation: { section: 'funding', order: 90, group: 'reports' },
  },
  participantReports: {
    path: '/reports/Participants',
    subject: 'Reports',
    navigation: { section: 'funding', order: 91, group: 'reports' },
  },
  shortTermTrainingReports: {
    path: '/reports/ShortTermTraining',
    subject: 'Reports',
    navigation: { section: 'funding', order: 92, group: 'reports' },
  },
  moneyReports: { path: '/reports/Money', subject: 'Reports', navActiveLink },
  serviceReports: { path: '/reports/Service', subject: 'Reports', navActiveLink },
  applicationReports: { path: '/reports/Applications', subject: 'Reports', navActiveLink },
})
