export const programsJobsEn = {
  jobs: {
    closeFinishedIntakes: {
      title: 'Close finished intakes',
      does: 'Closes programs whose application period has ended.',
    },
    tellOfBudgets: {
      title: 'Announce used budgets',
      does: 'Tells those who look after a program that 80% or 95% of its budget is committed.',
    },
  },
} as const
