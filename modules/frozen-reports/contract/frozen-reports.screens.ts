import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/reports'

export const frozenReportsScreens = defineScreens({
  frozenReports: { path: '/reports/frozen', subject: 'Reports', navActiveLink },
  frozenReport: { path: '/reports/frozen/{id}', subject: 'Reports', navActiveLink },
})
