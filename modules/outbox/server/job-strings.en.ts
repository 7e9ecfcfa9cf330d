export const outboxJobsEn = {
  jobs: {
    forgetErased: {
      title: 'Remove erased messages',
      does: 'Removes the message files that were written for people whose data was erased.',
    },
  },
} as const
