/** Open work, and how it is handed to somebody else. */
export const workEn = {
  openWork: {
    applications:
      '{count, plural, =0 {No applications} one {# application} other {# applications}}',
    orders: '{count, plural, =0 {No orders} one {# order} other {# orders}}',
    shareholders:
      '{count, plural, =0 {No shareholders} one {# shareholder} other {# shareholders}}',
    cases: '{count, plural, =0 {No cases} one {# case} other {# cases}}',
    leads: '{count, plural, =0 {No leads} one {# lead} other {# leads}}',
    tasks: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
    nothing: 'No open work for this person.',
  },
  kinds: {
    applications: 'Applications in review, placements under way',
    shareholders: 'Shareholders',
    orders: 'Orders awaiting CARE verification',
    cases: 'Participants without an employer',
    leads: 'Open leads',
    tasks: 'Open tasks',
  },
  /** Heads of columns; `kinds` say it in full. */
  shortKinds: {
    applications: 'Applications',
    shareholders: 'Shareholders',
    orders: 'CARE',
    cases: 'Orphaned',
    leads: 'Leads',
    tasks: 'Tasks',
  },
  handOver: {
    title: 'Transfer work: {name}',
    body: 'Your colleague receives one email and sees only the records of their own programs.',
    verb: 'Transfer work',
    to: 'Transfer to',
  },
} as const
