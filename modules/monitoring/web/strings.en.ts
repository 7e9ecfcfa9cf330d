/** Words of the screens; what the server says too is in the contract. */
export const monitoringWebEn = {
  heads: { programCode: 'Program', placementReference: 'Placement' },
  ofSide: {
    employer: '{number} · Employer',
    participant: '{number} · Participant',
  },
  titles: {
    employer: 'Employer form {number}',
    participant: 'Participant form {number}',
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
  rail: { links: 'Links', participant: 'View participant', application: 'View application' },
  transitions: { extend: 'Extend due date', waive: 'Waive form', reopen: 'Reopen form' },
  steps: {
    stale: '{who} changed this form {when}.',
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
  toast: {
    extend: 'Due date extended',
    waive: 'Form waived',
    reopen: 'Form reopened',
  },
  history: {
    open: 'opened the form on its day',
    extend: 'extended the due date',
    waive: 'waived the form',
    reopen: 'reopened the form',
    replan: 'replanned the form: the last day of work changed',
  },
} as const
