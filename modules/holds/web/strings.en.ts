/** Words of the screens; what the server says too is in the contract. */
export const holdsWebEn = {
  list: {
    caption: 'Holds',
    empty: 'No holds',
    emptyHint: 'A hold that stops something for an employer or a participant is listed here.',
  },
  tabs: { label: 'Holds by state', open: 'In force', ended: 'Over', all: 'All holds' },
  actions: { place: 'Place hold', change: 'Change hold' },
  everyProgram: 'Every program',
  help: {
    programId: 'Without a program, it applies in every program.',
    endsOn: 'Without a last day, it lasts until it is lifted.',
    message: 'The employer or participant reads this word for word. Write in their language.',
    note: 'Only staff read this.',
  },
  place: {
    title: 'Place hold',
    intro: 'The employer or participant is informed, and so are the case officers concerned.',
    verb: 'Place hold',
  },
  change: {
    title: 'Change hold {reference}',
    intro: 'The employer or participant is informed of what applies then.',
    verb: 'Save changes',
  },
  effects: {
    application: 'New applications cannot be sent.',
    decision: 'Applications cannot be recommended or approved.',
    agreement: 'Agreements cannot be accepted, and placements cannot start.',
    match: 'There are no matches with another employer.',
    payment: 'Payments are not made.',
  },
  sections: {
    effects: 'What is stopped',
    effectsThen: 'What was stopped',
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
    passed: 'Exceptions allowed',
    pass: 'Allow: {effect}',
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
    askUs: 'We continue as soon as we can. You need not do anything.',
  },
  transitions: { lift: 'Lift hold', bypass: 'Allow exception' },
  steps: {
    stale: '{who} changed this hold {when}.',
    lift: {
      title: 'Lift hold {reference}',
      body: 'The employer or participant is informed, and so are the case officers concerned.',
      verb: 'Lift hold',
    },
    bypass: {
      title: 'Allow an exception for application {application}',
      body: 'In spite of the hold, this continues: {effect}. Your name and the reason stay on record, and you cannot decide this application.',
      verb: 'Allow exception',
    },
  },
  toast: {
    placed: 'Hold placed',
    saved: 'Hold changed',
    lift: 'Hold lifted',
    bypass: 'Exception allowed',
  },
} as const
