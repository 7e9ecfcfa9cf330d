import { defineScreens } from '#kit/contract/define-screen.ts'

export const customFieldsScreens = defineScreens({
  settingsCustomFields: {
    path: '/settings/custom-fields',
    subject: 'Settings Custom Fields',
    navActiveLink: '/settings',
    tab: 90,
    tabGroup: 'organisationSettings',
  },
})
