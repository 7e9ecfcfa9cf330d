import { defineScreens } from '#kit/contract/define-screen.ts'

export const clockworkScreens = defineScreens({
  settingsClockwork: {
    path: '/settings/clockwork',
    subject: 'Settings Clockwork',
    navActiveLink: '/settings',
    tab: 60,
    tabGroup: 'organisationSettings',
  },
  clockworkJob: {
    path: '/settings/clockwork/{name}',
    subject: 'Settings Clockwork',
    navActiveLink: '/settings',
  },
})
