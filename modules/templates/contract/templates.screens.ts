import { defineScreens } from '#kit/contract/define-screen.ts'

export const templatesScreens = defineScreens({
  settingsTemplates: {
    path: '/settings/templates',
    subject: 'Settings General',
    navActiveLink: '/settings',
    tab: 60,
    tabGroup: 'organisationSettings',
  },
  template: {
    path: '/settings/templates/{id}',
    subject: 'Settings General',
    navActiveLink: '/settings',
  },
})
