import { defineScreens } from '#kit/contract/define-screen.ts'

export const notificationsScreens = defineScreens({
  notifications: {
    path: '/notifications',
    subject: 'Notifications',
    navigation: { section: 'home', order: 20 },
  },
  settingsNotifications: {
    path: '/settings/notifications',
    subject: 'Settings Notifications',
    navActiveLink: '/settings',
    tab: 30,
    tabGroup: 'ownSettings',
  },
})
