export const birthdaysJobsEn = {
  jobs: {
    remind: {
      title: 'Send birthday reminders',
      does: 'Writes once a day to relationship managers about coming birthdays, at the hour set.',
    },
  },
} as const
