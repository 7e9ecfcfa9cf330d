/** Words of the screens; what the server says too is in the contract. */
export const monitoringWebEn = {
  heads: { programCode: 'Program', placementReference: 'Placement' },
  ofSide: {
    employer: '{number} · Employer',
    participant: '{number} · Participant',
  },
  titleOfPerson: '{name}: {form}',
  list: {
    caption: 'Monitoring forms',
    empty: {
      all: 'No monitoring forms',
      late: 'No late forms',
      pending: 'No forms to complete',
      application: 'No monitoring forms yet',
    },
    emptyHint: {
      all: 'Six forms for each side are planned on the first day of a placement.',
      late: 'A form that is not completed by its due date is listed here.',
      pending: 'A form is listed here from the day it opens until it is due.',
      application: 'Forms are planned on the first day of the placement.',
    },
    unassigned: 'Unassigned',
  },
  facts: {
    application: 'Application',
    submittedOn: 'Received on',
    acceptedOn: 'Accepted on',
    acceptedBy: 'Accepted by',
    changesAsked: 'Changes asked for',
    waivedOn: 'Waived on',
    waivedBy: 'Waived by',
    waivedReason: 'Reason for the waiver',
  },
  sections: { form: 'Form', placement: 'Monitoring forms' },
  placement: {
    number: 'Form',
    empty: 'Forms are planned on the first day of the placement.',
    opens: 'opens',
    due: 'due',
    list: 'View list of forms',
  },
  strip: {
    daysLate: '{count, plural, one {# day late} other {# days late}}',
    veryLate: '{count, plural, one {Very late: # day} other {Very late: # days}}',
    daysLeft: '{count, plural, =0 {Today} one {# business day left} other {# business days left}}',
  },
  survey: {
    place: 'Monitoring form',
    send: 'Send form',
    until: 'Due date: {date}.',
    late: '{count, plural, one {This form was due on {date}, # day ago.} other {This form was due on {date}, # days ago.}}',
    paymentsHeld: 'Payments are on hold until we have it.',
    paymentsMayWait: 'Send it now: without it, payments can be put on hold.',
    otherHours:
      'The agreement says {hours} hours a week. If your answer is right, continue. To change the agreement, ask for a change on the application.',
    otherWage:
      'The agreement says {wage} an hour. If your answer is right, continue. To change the agreement, ask for a change on the application.',
    openTitle: 'You have begun this form',
    openBody: 'Placement {reference}. Your answers are saved.',
    elsewhereTitle: 'Open the form from your home page',
    elsewhereBody:
      'At this address, the form shows only in the tab where you opened it. Your answers are saved.',
    resume: 'Continue',
    lastForm: 'Your last form: {date}',
    lastTime: 'Your last form, of {date}, said: {hours} hours a week at {wage} an hour.',
    ifSame:
      'If all of this is still so, it is filled in for you, and you answer only the other questions.',
    unchanged: 'Nothing has changed',
    changesTitle: 'Change this, then send the form again:',
    sent: 'We received this form on {date}. There is nothing more to do.',
    closed: 'We no longer need this form. There is nothing to do.',
    formNotOpen: 'This form does not have to be completed now. There is nothing to do.',
  },
  rail: { links: 'Links', participant: 'View participant', application: 'View application' },
  transitions: {
    fill: 'Complete form',
    accept: 'Accept form',
    withdrawAcceptance: 'Undo acceptance',
    askForChanges: 'Ask for changes',
    remind: 'Send reminder',
    extend: 'Extend due date',
    waive: 'Waive form',
    reopen: 'Reopen form',
  },
  steps: {
    stale: '{who} changed this form {when}.',
    accept: {
      title: 'Accept form: {form}',
      body: 'What differs stays on the record. Answers that differ can be settled afterwards too.',
      verb: 'Accept form',
    },
    askForChanges: {
      title: 'Ask for changes: {form}',
      body: 'The form opens again with its answers. A letter with a new link says what to change.',
      verb: 'Ask for changes',
    },
    extend: {
      title: 'Extend due date: {form}',
      body: 'Current due date: {day}.',
      verb: 'Extend due date',
    },
    waive: {
      title: 'Waive form: {form}',
      body: 'The form no longer has to be completed. You can reopen it later.',
      verb: 'Waive form',
    },
    reopen: {
      title: 'Reopen form: {form}',
      body: 'The form opens today and has to be completed by the new due date.',
      verb: 'Reopen form',
    },
  },
  differing: {
    stillOpen:
      '{count, plural, one {The employer and the participant answered one question differently, and it is not settled:} other {The employer and the participant answered # questions differently, and they are not settled:}}',
  },
  queue: { receivedLate: 'Received late' },
  otherThanAgreed: {
    title: 'Other than agreed',
    employer: {
      hoursPerWeek: 'The agreement says {agreed} hours a week; the employer says {said} hours',
      hourlyWage: 'The agreement says {agreed} an hour; the employer says {said}',
      firstDay: 'The first day on record is {agreed}; the employer says {said}',
    },
    participant: {
      hoursPerWeek: 'The agreement says {agreed} hours a week; the participant says {said} hours',
      hourlyWage: 'The agreement says {agreed} an hour; the participant says {said}',
      firstDay: 'The first day on record is {agreed}; the participant says {said}',
    },
  },
  toast: {
    accept: 'Form accepted',
    withdrawAcceptance: 'Acceptance undone',
    remind: 'Reminder sent',
    askForChanges: 'Changes asked for',
    extend: 'Due date extended',
    waive: 'Form waived',
    reopen: 'Form reopened',
  },
} as const
