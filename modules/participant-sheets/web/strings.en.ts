/** The screen on which several participants are entered. */
export const participantSheetsWebEn = {
  sheet: {
    intro:
      'For one employer: enter what is common once, and each participant in a row. Each row becomes an application of its own; we email each participant a link to their part.',
    ownIntro:
      'Enter what is common once, and each participant in a row. Each row becomes an application of its own; we email each participant a link to their part.',
    program: 'Program and employer',
    programHint: 'Only programs that accept applications now are listed.',
    language: 'Language of the applications',
    one: 'Enter one application',
    startOver: 'Begin new sheet',
    forEmployees: 'As an employee, apply with the form for participants.',
    toForm: 'Open form',
  },
  actions: { withdrawAll: 'Withdraw applications', showSubmitted: 'Show submitted applications' },
  submitted: {
    list: 'Applications of this sheet',
    undecided: '{count, number} of {total, number} undecided',
  },
  bulk: {
    result: '{done} of {total} withdrawn',
    withdrawAll: {
      title:
        'Withdraw {open, plural, =0 {applications} one {# application} other {# applications}}?',
      body: '{open, plural, one {# application is not decided yet and is closed without a decision.} other {# applications are not decided yet and are closed without a decision.}}{decided, plural, =0 {} one { # application is decided and stays.} other { # applications are decided and stay.}} Each participant is told.',
      verb: 'Withdraw {open, plural, =0 {applications} one {# application} other {# applications}}',
      fields: { reason: 'Reason' },
    },
  },
  grid: {
    title: 'Participants',
    intro:
      'Type in the cells, or copy them from a spreadsheet and paste them here; headings in English or French are recognized. Up to {most, number} participants. The date of birth is used to check the age and is not passed on.',
    row: 'Row',
    state: 'Result',
    optional: 'Optional',
    cell: '{label}, row {row}',
    remove: 'Remove row {row}',
    upload: 'Upload file',
    uploadHint: 'Excel workbook (.xlsx) or CSV file; you can also drop it here.',
    drop: 'Drop the file here',
    template: 'Download template',
    unused: 'Columns not used: {columns}',
    own: 'Some participants have their own job title, dates, hours or wage',
    waiting: 'Submitting…',
    notTaken: 'These rows were not added',
    notSaved: 'This could not be saved',
    standing:
      '{ready, plural, =0 {No row is ready} one {# row is ready} other {# rows are ready}}{wrong, plural, =0 {} one {, # needs correction} other {, # need correction}}',
    stillWaiting:
      '{count, plural, one {# application is being submitted…} other {# applications are being submitted…}}',
    sent: '{count, plural, one {# application submitted} other {# applications submitted}}',
    room: '{room, plural, =0 {The program has no room for further placements at this employer} one {The program has room for # more placement at this employer} other {The program has room for # more placements at this employer}}. You can submit the applications; at most that many can be approved.',
  },
  earlier: {
    title: 'Sheets submitted in the last year',
    standing:
      '{applications, plural, one {# application} other {# applications}}, {undecided, plural, =0 {all decided} other {# undecided}}',
    newer: 'Newer sheets',
    older: 'Older sheets',
  },
  way: {
    title: 'Rows are already entered',
    body: '{count, plural, one {# row is} other {# rows are}} entered and not submitted. What should happen to {count, plural, one {it} other {them}}?',
    label: 'Rows of the file {name}',
    add: 'Add them below',
    replace: 'Replace the rows entered',
    verb: 'Take over rows',
  },
  submit: {
    verb: 'Submit {count, plural, =0 {applications} one {# application} other {# applications}}',
    begun:
      '{count, plural, one {# application is being submitted} other {# applications are being submitted}}',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    failed: 'Not saved. What you typed stays here; we try again with your next change.',
  },
} as const
