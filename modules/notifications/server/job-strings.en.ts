export const notificationsJobsEn = {
  jobs: {
    forget: { title: 'Delete old notifications', does: 'Deletes notifications after 180 days.' },
  },
} as const
