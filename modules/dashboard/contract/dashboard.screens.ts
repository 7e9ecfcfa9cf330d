import { defineScreens } from '#kit/contract/define-screen.ts'

export const dashboardScreens = defineScreens({
  dashboard: {
    path: '/dashboard',
    subject: 'Dashboard',
    navigation: { section: 'home', order: 10 },
  },
  notificationWidget: {
    path: '/dashboard/NotificationWidget',
    subject: 'Dashboard',
    navActiveLink: '/dashboard',
  },
  /** Not `Dashboard`, which every applicant has: whoever sees shareholders sees their area. */
  investors: {
    path: '/investors',
    subject: 'Shareholders List',
    navigation: { section: 'investors', order: 10 },
  },
  notAuthorized: {
    path: '/not-authorized',
    aliases: ['/pages/misc/not-authorized'],
    public: true,
  },
  error: { path: '/error', public: true },
})
