/** The letters of monitoring forms. */
export const monitoringLettersEn = {
  mail: {
    opened: {
      subject: '{form}: complete it by {dueOn}',
      body: 'Hello {name},\n\nIt is time for a monitoring form. It takes a few minutes.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nComplete it by {dueOn}. This link is yours alone and opens this form; no account is needed.',
      button: 'Complete form',
    },
    reminder: {
      subject: 'Reminder: {form}, due {dueOn}',
      body: 'Hello {name},\n\nWe are waiting for this monitoring form. It takes a few minutes.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nComplete it by {dueOn}. Without it, payments can be put on hold.',
      button: 'Complete form',
    },
    overdue: {
      subject: 'Overdue: {form}',
      body: 'Hello {name},\n\nThis monitoring form was due on {dueOn}. It takes a few minutes.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nComplete it now. Without it, payments can be put on hold.',
      button: 'Complete form',
    },
    lastReminder: {
      subject: 'Last reminder: {form}',
      body: 'Hello {name},\n\nWe have not received this monitoring form, which was due on {dueOn}.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nPayments are on hold until we have it. We will not remind you again; the person who looks after your file will contact you.',
      button: 'Complete form',
    },
    changesAsked: {
      subject: '{form}: change your answers by {dueOn}',
      body: 'Hello {name},\n\nThank you for your form. Something in it has to be changed:\n\n{changes}\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nYour answers are still there. Change them by {dueOn}, and send the form again.',
      button: 'Change answers',
    },
    extended: {
      subject: '{form}: more time, until {dueOn}',
      body: 'Hello {name},\n\nYou have more time to complete this form.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\nReason: {reason}\n\nComplete it by {dueOn}.',
      button: 'Complete form',
    },
    freshLink: {
      subject: 'Your new link: {form}',
      body: 'Hello {name},\n\nThis link opens your monitoring form. What you have already answered is saved there.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\nDue date: {dueOn}\n\nThis link is yours alone: do not pass it on.',
      button: 'Complete form',
    },
    overdueForAssignee: {
      subject: 'Placement {reference}: monitoring form not received',
      body: 'Hello {name},\n\nThis form did not arrive, after all the reminders. Payments are on hold until it does.\n\n{form}\nEmployer: {employer}\nDue date: {dueOn}',
      button: 'View form',
    },
    accepted: {
      subject: '{form}: accepted',
      body: 'Hello {name},\n\nWe accepted your monitoring form. There is nothing more to do.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}',
    },
    received: {
      subject: '{form}: received',
      body: 'Hello {name},\n\nThank you. We received your monitoring form.\n\n{form}\nParticipant: {participant}\nEmployer: {employer}\nPlacement: {reference}\n\nThere is nothing more to do. If something has to be changed, we will write to you.',
    },
  },
} as const
