export const programsJobsEn = {
  jobs: {
    closeFinishedIntakes: {
      title: 'Close finished intakes',
      does: 'Closes programs whose application period has ended.',
    },
  },
} as const
