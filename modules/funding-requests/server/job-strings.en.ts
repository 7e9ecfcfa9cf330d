export const fundingRequestsJobsEn = {
  jobs: {
    askForEvidence: {
      title: 'Ask for training evidence',
      does: 'Asks for the evidence of short courses that have ended.',
    },
    remind: {
      title: 'Remind of STT funding requests',
      does: 'Reminds people who have not yet sent the form or the evidence of a short course.',
    },
    expire: {
      title: 'Expire STT funding requests',
      does: 'Ends requests whose form or evidence did not arrive by its due date.',
    },
  },
} as const
