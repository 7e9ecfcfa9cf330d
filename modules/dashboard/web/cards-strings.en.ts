/** Words of the cards beside the work. */
export const dashboardCardsEn = {
  cards: {
    open: 'Open',
    late: 'Overdue',
    overdue: 'Overdue',
    unassigned: {
      title: 'Unassigned applications',
      empty: 'All open applications are assigned',
    },
    more: '{count, plural, one {# more overview} other {# more overviews}}',
    lateForms: { title: 'Late forms' },
    holds: { title: 'Holds on payments' },
    ages: { title: 'Open applications by age', of: 'Since submission' },
    load: { title: 'Open applications by person', of: 'Assigned to' },
    budgets: {
      title: 'Budget left by program',
      left: 'left',
      committed: '{committed} committed of {total}',
    },
    care: {
      title: 'Unconfirmed orders by month',
      of: 'Trade date',
      orders: 'Orders',
      until: '{month} and before',
      empty: 'All orders are verified',
    },
    months: {
      title: 'This month against last',
      compared: 'Active orders by trade date, compared with last month to {date}',
      before: 'Last month:',
    },
    team: { title: 'Open tasks by person', of: 'Assigned to' },
    birthdays: {
      title: 'Birthdays of the next 7 days',
      empty: 'No birthdays in the next 7 days',
    },
    newest: { title: 'Newest orders', empty: 'No orders yet' },
    reveals: {
      title: 'Protected values shown',
      empty: 'No protected values were shown in the last 30 days',
      total:
        '{total, plural, one {# in the last {days, number} days} other {# in the last {days, number} days}}',
      bank: 'Bank details',
      message: 'Sent message',
    },
    seals: {
      title: 'Audit log',
      current: 'Chain sealed',
      behind: 'Sealing is behind',
      entries: 'Sealed entries',
      upTo: 'Sealed up to',
    },
    operation: {
      title: 'Operation',
      jobs: '{count, plural, =0 {All background jobs work} one {# background job failed} other {# background jobs failed}}',
      times: '{times, plural, one {Failed once} other {Failed # times}}',
      mail: { failed: 'Messages that failed', waiting: 'Messages waiting' },
      signIns: 'Sign-ins, last 24 hours',
      failedSignIns: 'Failed sign-ins',
    },
    people: {
      title: 'People at work',
      empty: 'No placements under way',
      until: 'until',
    },
    money: {
      title: 'Money',
      approved: 'Approved',
      requested: 'Requested, awaiting a decision',
    },
    steps: {
      title: 'Your steps',
      submitted: 'Application received',
      reviewed: 'Decision',
      accepted: 'Offer accepted by the employer',
      started: 'First day',
      completed: 'Last day',
      state: { done: '(done)', now: '(current)', later: '(later)' },
    },
  },
}
