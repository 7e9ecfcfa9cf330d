/** Words of the dashboard alone; people with an account see it. */
export const dashboardScreenEn = {
  dashboard: {
    hello: 'Hello, {name}',
    intro: {
      staff: 'What waits for you, the most urgent first.',
      employer: 'Your applications and what comes next.',
      employee: 'Your applications and what comes next.',
    },
    counts: 'Applications in numbers',
    nothingTitle: 'Nothing waits for you here',
    nothingBody: 'Your work is in the lists of the navigation.',
  },
  counts: {
    applicationsPending: 'awaiting approval',
    applicationsApproved: 'approved',
    applicationsRejected: 'rejected',
  },
  queues: {
    due: 'due',
    late: 'Late',
    all: '{count, plural, one {Show it in the list} other {Show all # in the list}}',
    mine: {
      title: 'My files',
      empty: 'No open file is assigned to you.',
    },
    unassigned: {
      title: 'Nobody’s files',
      empty: 'Every open file has somebody.',
      reason: 'Nobody has taken it yet',
    },
    decide: {
      title: 'Waiting for a decision',
      empty: 'No recommendation waits for a decision.',
      reason: 'A second person decides',
    },
    care: {
      title: 'Orders that wait for CARE',
      empty: 'Every order is verified.',
      reason: 'Looked after by {name}',
    },
    tasks: {
      title: 'My tasks',
      empty: 'No task waits for you.',
    },
  },
  reasons: {
    submitted: 'Take it into review',
    inReview: 'Checkpoint one, then a recommendation',
    infoRequested: 'The applicant was asked for information',
    recommendedApprove: 'Recommended; an approver decides',
    recommendedReject: 'Recommended; an approver decides',
  },
  own: {
    title: 'Applications',
    emptyTitle: 'No application yet',
    emptyBody: 'As soon as you apply for funding, you follow it here.',
    start: 'Apply for funding',
  },
}
