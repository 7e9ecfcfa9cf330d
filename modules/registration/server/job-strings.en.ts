export const registrationJobsEn = {
  jobs: {
    forget: {
      title: 'Forget unconfirmed registrations',
      does: 'Deletes registrations that were never confirmed, one week after their link expired.',
    },
  },
} as const
