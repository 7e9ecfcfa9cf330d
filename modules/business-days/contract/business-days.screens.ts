import { defineScreens } from '#kit/contract/define-screen.ts'

export const businessDaysScreens = defineScreens({
  settingsBusinessDays: {
    path: '/settings/business-days',
    subject: 'Settings General',
    navActiveLink: '/settings',
    tab: 110,
    tabGroup: 'organisationSettings',
  },
})
