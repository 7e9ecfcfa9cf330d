export const outboxJobsEn = {
  jobs: {
    forgetErased: {
      title: 'Remove messages of erased people',
      does: 'Removes the message files that were written for people whose data was erased.',
    },
  },
} as const
