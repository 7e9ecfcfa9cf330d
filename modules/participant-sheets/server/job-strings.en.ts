export const participantSheetsJobsEn = {
  jobs: {
    forget: {
      title: 'Delete sheets of participants',
      does: 'Deletes what was typed for several participants and not submitted; the applications remain.',
    },
    submit: {
      title: 'Submit applications of sheets',
      does: 'Submits an application for each participant of a sheet that was submitted.',
    },
  },
} as const
