/** Words of the dashboard alone; people with an account see it. */
export const dashboardScreenEn = {
  dashboard: {
    hello: 'Hello, {name}',
    intro: {
      staff: 'Your work, most urgent first',
      employer: 'Your applications and next steps',
      employee: 'Your applications and next steps',
    },
    counts: 'Applications in numbers',
    nothingTitle: 'No work to show here',
    nothingBody: 'Use the navigation to open your lists.',
  },
  counts: {
    applicationsPending: 'awaiting approval',
    applicationsApproved: 'approved',
    applicationsRejected: 'rejected',
  },
  queues: {
    due: 'due',
    late: 'Overdue',
    all: '{count, plural, one {Show in list} other {Show all # in list}}',
    mine: {
      title: 'My applications',
      empty: 'No open applications are assigned to you',
    },
    unassigned: {
      title: 'Unassigned applications',
      empty: 'All open applications are assigned',
      reason: 'Unassigned',
    },
    decide: {
      title: 'Applications to decide',
      empty: 'No recommendations to decide',
      reason: 'Decision by a second person',
    },
    care: {
      title: 'Orders awaiting CARE verification',
      empty: 'All orders are verified',
      reason: 'Assigned to: {name}',
    },
    tasks: {
      title: 'My tasks',
      empty: 'No open tasks',
    },
  },
  reasons: {
    submitted: 'Take into review',
    inReview: 'Checkpoint 1, then a recommendation',
    infoRequested: 'Information requested',
    recommendedApprove: 'Recommended; decision by an approver',
    recommendedReject: 'Recommended; decision by an approver',
  },
  own: {
    title: 'Applications',
    emptyTitle: 'No applications yet',
    emptyBody: 'Apply for funding, then follow your application here.',
    start: 'Apply for funding',
  },
}
