export const messagesJobsEn = {
  jobs: {
    forget: {
      title: 'Forget unsent message files',
      does: 'Deletes files that were uploaded for a message that was never sent.',
    },
  },
} as const
