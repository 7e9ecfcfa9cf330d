import { defineScreens } from '#kit/contract/define-screen.ts'

/** Letters as they left; where no mail server is set up, the only place to read them. */
export const outboxScreens = defineScreens({
  outbox: {
    path: '/outbox',
    subject: 'Outbox',
    navigation: { section: 'administration', order: 95 },
  },
  message: { path: '/outbox/{id}', subject: 'Outbox', navActiveLink: '/outbox' },
})
