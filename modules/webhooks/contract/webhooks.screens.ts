import { defineScreens } from '#kit/contract/define-screen.ts'

export const webhooksScreens = defineScreens({
  settingsWebhooks: {
    path: '/settings/webhooks',
    subject: 'Webhooks',
    navActiveLink: '/settings',
    tab: 95,
    tabGroup: 'organisationSettings',
  },
  settingsWebhook: {
    path: '/settings/webhooks/{id}',
    subject: 'Webhooks',
    navActiveLink: '/settings',
  },
})
