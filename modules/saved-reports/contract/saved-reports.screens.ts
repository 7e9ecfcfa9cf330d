import { defineScreens } from '#kit/contract/define-screen.ts'

export const savedReportsScreens = defineScreens({
  savedReports: { path: '/reports/saved', subject: 'Reports', navActiveLink: '/reports' },
})
