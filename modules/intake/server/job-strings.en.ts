export const intakeJobsEn = {
  jobs: {
    askAgain: {
      title: 'Remind participants of their part',
      does: 'Asks participants again who have not completed their part of an application, and tells the employer.',
    },
  },
} as const
