/** Words of the screens; what the server says too is in the contract. */
export const holdsWebEn = {
  list: {
    caption: 'Holds',
    empty: 'No holds',
    emptyHint: 'A hold that stops something for an employer or a participant is listed here.',
  },
  tabs: { label: 'Holds by state', open: 'Open', ended: 'Over', all: 'All' },
  actions: { place: 'Place hold', change: 'Change hold' },
  everyProgram: 'Every program',
  help: {
    programId: 'Left out: in every program.',
    endsOn: 'Left out: until somebody lifts it.',
    message: 'Whoever is held reads this word for word. Write in their language.',
    note: 'Read by the staff alone.',
  },
  place: {
    title: 'Place hold',
    intro: 'Whoever is held is informed, and the case officers concerned.',
    verb: 'Place hold',
  },
  change: {
    title: 'Change hold {reference}',
    intro: 'Whoever is held is informed of how it stands then.',
    verb: 'Save changes',
  },
  effects: {
    application: 'No new applications.',
    decision: 'Applications are neither recommended nor approved.',
    agreement: 'Agreements are not accepted, and nobody starts work.',
    match: 'No matches with another employer.',
    payment: 'Nothing is paid.',
  },
  sections: {
    effects: 'What does not go on',
    about: 'Hold',
    stops: 'Applications that it stops',
  },
  whatToDo:
    'We tell you by email as soon as the hold is over. Write to us if something here is not right.',
  strip: {
    ahead: 'Not begun yet',
    daysLeft: '{count, plural, one {# business day left} other {# business days left}}',
    untilLifted: 'Until lifted',
  },
  rail: { placed: 'Placed', placedAt: 'Placed on' },
  stops: {
    none: 'No applications that you can see',
    passed: 'Let pass all the same',
    pass: 'Let pass: {effect}',
  },
  banner: {
    title: 'On hold: {reason}.',
    ofEmployer: 'The employer is on hold.',
    ofParticipant: 'The participant is on hold.',
    ofSide: 'Something is on hold.',
    until: 'Until {end}, unless it is lifted before.',
    untilLifted: 'Until it is lifted.',
    ahead: 'From {start}, until it is lifted.',
    aheadUntil: 'From {start} until {end}, unless it is lifted before.',
    open: 'View hold {reference}',
    askStaff: 'An administrator or an approver can tell you more.',
    askUs: 'We go on as soon as we can. You need not do anything.',
  },
  transitions: { lift: 'Lift hold', bypass: 'Let pass' },
  steps: {
    stale: '{who} changed this hold {when}.',
    lift: {
      title: 'Lift hold {reference}',
      body: 'Whoever is held is informed, and the case officers concerned.',
      verb: 'Lift hold',
    },
    bypass: {
      title: 'Let application {application} pass',
      body: 'In spite of the hold this goes on: {effect}. Your name and the reason stay on record, and you decide nothing of this application.',
      verb: 'Let pass',
    },
  },
  toast: {
    placed: 'Hold placed',
    saved: 'Hold changed',
    lift: 'Hold lifted',
    bypass: 'Passed, on record',
  },
  history: {
    placed: 'placed the hold',
    change: 'changed the hold',
    lift: 'lifted the hold',
    bypass: 'let an application pass',
    expire: 'ended the hold: its last day has passed',
  },
} as const
