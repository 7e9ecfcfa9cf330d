export const notificationsJobsEn = {
  jobs: {
    digest: {
      title: 'Email digests',
      does: 'Sends daily and weekly digests at the hour that people chose.',
    },
    tell: {
      title: 'Notify followers',
      does: 'Notifies those who follow a record of what happens to it.',
    },
    forget: { title: 'Delete old notifications', does: 'Deletes notifications after 180 days.' },
    refusedMail: {
      title: 'Announce refused emails',
      does: 'Tells those who look after a record that an email about it was refused.',
    },
  },
} as const
