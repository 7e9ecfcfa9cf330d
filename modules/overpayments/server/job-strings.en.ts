export const overpaymentsJobsEn = {
  jobs: {
    remind: {
      title: 'Remind of overpayments',
      does: 'Reminds employers and participants of what they still have to repay, before and after the due date.',
    },
  },
} as const
