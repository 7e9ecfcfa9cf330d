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
  programLetters: {
    path: '/programs/{id}/letters',
    subject: 'Settings General',
    navActiveLink: '/programs',
  },
  programLetter: {
    path: '/programs/{id}/letters/{templateId}',
    subject: 'Settings General',
    navActiveLink: '/programs',
  },
})
