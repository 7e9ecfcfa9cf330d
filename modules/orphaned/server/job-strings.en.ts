export const orphanedJobsEn = {
  jobs: {
    close: {
      title: 'Close orphaned cases',
      does: 'Closes cases of participants who have been without an employer for sixty days.',
    },
    remind: {
      title: 'Remind of orphaned cases',
      does: 'Tells the person assigned which step is due, and of a closing one week ahead.',
    },
  },
} as const
