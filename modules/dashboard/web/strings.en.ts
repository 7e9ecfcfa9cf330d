/** Words of the dashboard alone; people with an account see it. */
export const dashboardScreenEn = {
  dashboard: {
    hello: 'Hello, {name}',
    intro: {
      staff: 'Your work, most urgent first',
      employer: 'Your applications and next steps',
      employee: 'Your applications and next steps',
    },
    figures: 'In figures',
    nothingTitle: 'No work to show here',
    nothingBody: 'Use the navigation to open your lists.',
  },
  figures: {
    toDecide: 'to decide',
    mine: 'assigned to you',
    unassigned: 'unassigned',
    waiting: '{count, plural, one {open application} other {open applications}}',
    care: '{count, plural, one {order awaiting CARE} other {orders awaiting CARE}}',
    mail: '{count, plural, one {message not sent} other {messages not sent}}',
    tasks: '{count, plural, one {open task of yours} other {open tasks of yours}}',
    refusals: '{count, plural, one {refusal in 7 days} other {refusals in 7 days}}',
    birthdays: '{count, plural, one {birthday in 7 days} other {birthdays in 7 days}}',
    ownPending:
      '{count, plural, one {application awaiting a decision} other {applications awaiting a decision}}',
    ownApproved: '{count, plural, one {approved application} other {approved applications}}',
  },
  wrong: {
    toDecide: '{count, plural, =0 {None overdue} other {# overdue}}',
    mine: '{count, plural, =0 {None overdue} other {# overdue}}',
    unassigned: '{count, plural, =0 {None overdue} other {# overdue}}',
    waiting: '{count, plural, =0 {None overdue} other {# overdue}}',
    care: '{count, plural, =0 {All traded this month} other {# traded before this month}}',
    mail: '{count, plural, =0 {None failed} other {# failed}}',
    tasks: '{count, plural, =0 {None overdue} other {# overdue}}',
  },
  work: {
    kinds: 'Kind of work',
    all: '{count, plural, one {Show in list} other {Show all #}}',
    through: '{count, plural, other {Work through #}}',
    mine: {
      kind: 'My applications',
      title: 'My applications',
      empty: 'No applications to review are assigned to you',
    },
    decide: {
      kind: 'To decide',
      title: 'Applications to decide',
      empty: 'No recommendations to decide',
    },
    waiting: {
      kind: 'Open applications',
      title: 'Open applications by due date',
      empty: 'No open applications',
    },
    care: {
      kind: 'To verify',
      title: 'Orders awaiting CARE verification',
      empty: 'All orders are verified',
      line: '{side}, assigned to {name}',
    },
    tasks: {
      kind: 'My tasks',
      title: 'My tasks',
      empty: 'No open tasks',
    },
    refusals: {
      kind: 'Access refused',
      title: 'Refused actions, newest first',
      empty: 'No actions were refused in the last {days, number} days',
    },
  },
  steps: {
    of: '{step}: {name}',
    submitted: 'Assign application',
    inReview: 'Review application',
    infoRequested: 'Record information',
    recommendedApprove: 'Decide application',
    recommendedReject: 'Decide application',
    care: 'Verify order',
    task: 'Open task',
  },
  age: {
    span: '{after, number} to {days, number} days',
    over: 'Over {days, number} days',
  },
  own: {
    due: 'Your next steps',
    others: 'Other applications',
    all: 'Your applications',
    nothingDue: 'You have no steps to complete now',
    steps: {
      messages: 'Read messages',
      infoRequested: 'Send information',
      planned: 'Review agreement',
      accepted: 'Confirm first day',
    },
    unread:
      '{count, plural, one {You have # new message from our team.} other {You have # new messages from our team.}}',
    emptyTitle: 'No applications yet',
    emptyBody: 'Apply for funding, then follow your application here.',
    start: 'Apply for funding',
  },
}
