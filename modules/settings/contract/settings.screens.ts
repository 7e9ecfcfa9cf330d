import { defineScreens } from '#kit/contract/define-screen.ts'

/** Each tab is a screen of its module with its own subject; an unknown tab shows the account. */
export const settingsScreens = defineScreens({
  settings: {
    path: '/settings',
    aliases: ['/settings/{tab}'],
    subject: 'Settings Account',
    navigation: { section: 'administration', order: 90 },
  },
  settingsGeneral: {
    path: '/settings/general',
    subject: 'Settings General',
    navActiveLink: '/settings',
    tab: 40,
    tabGroup: 'organisationSettings',
  },
})
