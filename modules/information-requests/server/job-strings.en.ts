export const informationRequestsJobsEn = {
  jobs: {
    lapse: {
      title: 'Close unanswered requests',
      does: 'Closes information requests without an answer by their due date, and returns the application to review.',
    },
    remind: {
      title: 'Remind of requested information',
      does: 'Reminds applicants who have few business days left to answer.',
    },
  },
} as const
