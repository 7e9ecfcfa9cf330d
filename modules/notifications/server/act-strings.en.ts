/** What the audit log says was done: “Amina …”. */
export const notificationsActsEn = {
  audited: {
    notifications: {
      preferences: 'changed the notification settings',
      rhythm: 'changed when emails are sent',
      stance: 'followed or muted a record',
    },
  },
} as const
