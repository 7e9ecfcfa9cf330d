/** What the audit log says was done: “Amina …”. */
export const notificationsActsEn = {
  audited: {
    notifications: {
      preferences: 'changed the notification settings',
      rhythm: 'changed when emails are sent',
      subscribedAgain: 'asked again for emails that had been stopped by a link',
      unsubscribed: 'stopped emails by the link in one of them',
      stance: 'followed or muted a record',
    },
  },
} as const
