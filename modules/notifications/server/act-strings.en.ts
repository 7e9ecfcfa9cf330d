/** What the audit log says was done: “Amina …”. */
export const notificationsActsEn = {
  audited: {
    notifications: {
      preferences: 'changed the notification settings',
    },
  },
} as const
