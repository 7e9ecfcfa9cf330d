export const placementsJobsEn = {
  jobs: {
    lapse: {
      title: 'Expire offers',
      does: 'Expires offers that were not accepted, or whose first day was not confirmed, in time.',
    },
    complete: {
      title: 'Complete placements',
      does: 'Completes placements whose last day has passed.',
    },
    remind: {
      title: 'Remind employers of offers',
      does: 'Reminds employers who have five days or less to accept an offer or confirm the first day.',
    },
  },
} as const
