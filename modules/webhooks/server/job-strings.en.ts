export const webhooksJobsEn = {
  jobs: {
    deliver: {
      title: 'Send webhooks',
      does: 'Tells other systems what has happened, and tries again where nothing was received.',
    },
    forgetDeliveries: {
      title: 'Clear old webhook deliveries',
      does: 'Deletes every night what was sent to other systems more than 30 days ago.',
    },
  },
} as const
