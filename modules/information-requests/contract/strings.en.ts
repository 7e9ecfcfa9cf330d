export const informationRequestsEn = {
  screens: {
    information: 'Send information',
    informationSent: 'Information received',
  },
  reasons: {
    requestLapsed: 'The due date has passed; write to us to send the information',
    requestWithdrawn: 'We no longer need this information',
    documentsMissing: 'Upload the documents that we asked for',
    formChanged: 'Your answers were changed elsewhere; check them again',
  },
  validation: {
    notAskable: 'Choose questions and documents of this form',
    notLater: 'Choose a day after the present due date',
    notWithinYear: 'Choose a day within a year',
    participantMissing: 'The participant has not completed their part yet',
  },
  answer: {
    title: 'Information',
    send: 'Send information',
    until: 'Due date: {date}. After you send it, our review continues.',
    noLinkTitle: 'Open the link from our email',
    noLinkBody: 'It leads to your questions. The address must be complete.',
    openTitle: 'You have begun to answer',
    openBody: 'Application {reference}. Your answers are saved.',
    resume: 'Continue',
    requestLapsed: 'The due date has passed. Write to us to send the information.',
    requestWithdrawn: 'We no longer need this information. There is nothing to do.',
    documentsMissing: 'Upload each document, or write in your reply why you cannot.',
    titles: {
      answered: 'Information received',
      lapsed: 'The due date has passed',
      withdrawn: 'No longer needed',
    },
    closed: {
      answered:
        'We received your information on {date} and continue our review. We sent you a confirmation by email.',
      lapsed:
        'We did not receive the information in time and continue our review with what we have. To send it, write to us and quote {reference}.',
      withdrawn: 'We no longer need the information that we asked for. There is nothing to do.',
    },
  },
  form: {
    reply: 'Your reply',
    replyHelp: 'For example, what changed, or why you cannot send a document',
    replyTitle: 'Your reply',
    documentsTitle: 'Documents and reply',
    documents: 'Documents requested',
    otherDocument: 'Another document',
  },
  task: {
    review: 'Review the information received',
    missing: 'Information requested not received: decide how to continue',
  },
  mail: {
    requested: {
      subject: 'Information needed by {dueOn}: {reference}',
      body: 'Hello {name},\n\nTo continue our review of application {reference} for {participant}, we need:\n\n{message}\n\n{asked}\n\nSend it by {dueOn}. Our review waits until then. This link is yours alone and opens these questions; no account is needed.',
      button: 'Send information',
    },
    reminder: {
      subject: 'Reminder: information needed by {dueOn}: {reference}',
      body: 'Hello {name},\n\nWe are still waiting for the information for application {reference}.\n\nParticipant: {participant}\n\nSend it by {dueOn}. Without it we continue our review with what we have.',
      button: 'Send information',
    },
    extended: {
      subject: 'More time, until {dueOn}: {reference}',
      body: 'Hello {name},\n\nYou have more time to send the information for application {reference}.\n\nParticipant: {participant}\nReason: {reason}\n\nSend it by {dueOn}.',
      button: 'Send information',
    },
    withdrawn: {
      subject: 'Information no longer needed: {reference}',
      body: 'Hello {name},\n\nWe no longer need the information that we asked for. There is nothing to do.\n\nApplication: {reference}\nParticipant: {participant}\nReason: {reason}',
    },
    lapsed: {
      subject: 'Information not received: {reference}',
      body: 'Hello {name},\n\nWe did not receive the information for application {reference} by {dueOn}. We continue our review with what we have.\n\nParticipant: {participant}\n\nIf you still want to send it, write to us.',
    },
    received: {
      subject: 'Information received: {reference}',
      body: 'Hello {name},\n\nWe received your information and continue our review.\n\nApplication: {reference}\nParticipant: {participant}',
    },
    freshLink: {
      subject: 'Your new link: {reference}',
      body: 'Hello {name},\n\nThis link opens the information that we asked for. Your answers are saved there.\n\nApplication: {reference}\nDue date: {dueOn}\n\nThis link is yours alone: do not pass it on.',
      button: 'Send information',
    },
    lapsedForAssignee: {
      subject: 'Application {reference}: information not received',
      body: 'Hello {name},\n\nThe information requested for application {reference} did not arrive by the due date. The application is in review again.\n\nEmployer: {employer}',
      button: 'View application',
    },
  },
} as const
