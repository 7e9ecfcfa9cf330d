export const overpaymentsJobsEn = {
  jobs: {
    remind: {
      title: 'Remind of overpayments',
      does: 'Reminds employers of what they still have to repay, before and after the due date.',
    },
  },
} as const
