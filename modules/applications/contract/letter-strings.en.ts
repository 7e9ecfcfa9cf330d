/** What the letters of applications say; the browser never asks for it. */
export const applicationLettersEn = {
  mail: {
    received: {
      subject: 'Application {reference} received',
      body: 'Hello {name},\n\nWe received your application.\n\nReference: {reference}\nProgram: {program}\nParticipant: {participant}\n\nWe sent {participant} a link to their part. We decide within {days} business days of receiving both parts, and write to you if something is missing.',
    },
    invited: {
      subject: 'Complete your part of an application',
      body: 'Hello {participant},\n\n{employer} applied for funding for your job.\n\nPosition: {position}\n\nComplete your part of the application. It takes 10 minutes, and you can stop and continue later. This link is yours alone.',
      button: 'Complete my part',
    },
    invitedAgain: {
      subject: 'Reminder: complete your part of an application',
      body: 'Hello {participant},\n\nWe are waiting for your part of the application that {employer} made for your job.\n\nPosition: {position}\n\nComplete your part. It takes 10 minutes, and what you entered so far is saved. This link is yours alone.',
      button: 'Complete my part',
    },
    participantAwaited: {
      subject: 'Application {reference}: we are waiting for {participant}',
      body: 'Hello {name},\n\n{participant} has not completed their part of application {reference}. We sent them a second reminder today. We cannot decide without it: ask {participant} to look for our email.',
    },
    participantDone: {
      subject: 'Application {reference}: both parts received',
      body: 'Hello {name},\n\n{participant} completed their part. We now have both parts of application {reference}, and will write to you when it is decided.',
    },
    sameName: {
      subject: 'An application was sent with your name',
      body: 'Hello {name},\n\nWe just received an application with your name and date of birth, from another email address.\n\nIf this was you, there is nothing to do. If not, write to us: none of your information has changed.',
    },
    approved: {
      subject: 'Application {reference} approved',
      body: 'Hello {name},\n\nWe approved application {reference}.\n\nEmployer: {employer}\nParticipant: {participant}\nProgram: {program}\nSubsidy: up to {amount}\n\n{note}\n\nThe employer must now accept the agreement. Wait for that before you leave other work.',
    },
    rejected: {
      subject: 'Decision: application {reference}',
      body: 'Hello {name},\n\nWe did not approve application {reference}.\n\nParticipant: {participant}\nProgram: {program}\nReasons:\n{reasons}\n\n{note}\n\nIf we missed something, write to us.',
      button: 'View application',
    },
    returned: {
      subject: 'Application {reference} returned without a review',
      body: 'Hello {name},\n\nWe did not review application {reference} in time, so we returned it to you. It was not rejected, and you did nothing wrong.\n\nParticipant: {participant}\nProgram: {program}\n\nYou can apply again while the program accepts applications. If the position cannot wait, write to us: we can also reopen this application.',
      button: 'Apply again',
    },
    returnedForPerson: {
      subject: 'Application {reference} returned without a review',
      body: 'Hello {name},\n\nWe did not review the application for your job in time, so we returned it. It was not rejected, and you did nothing wrong.\n\nEmployer: {employer}\nProgram: {program}\n\nYou can apply again with this employer or another one while the program accepts applications.',
    },
    goingBack: {
      subject:
        '{count, plural, one {# application goes} other {# applications go}} back unreviewed after {day}',
      body: 'Hello {name},\n\n{count, plural, one {# application is} other {# applications are}} still unassigned. The first will be returned to its applicants after {day}, with an email that we did not review it in time.\n\nAssign an application before then to keep it.',
      button: 'Assign applications',
    },
    assigned: {
      subject: 'Application {reference} assigned to you',
      body: 'Hello {name},\n\nApplication {reference} was assigned to you.\n\nEmployer: {employer}',
      button: 'View application',
    },
    informationReceived: {
      subject: 'Application {reference}: information received',
      body: 'Hello {name},\n\nWe received the information requested for application {reference}. You can continue the review.\n\nEmployer: {employer}',
      button: 'View application',
    },
    messageReceived: {
      subject: 'Application {reference}: message received',
      body: 'Hello {name},\n\nAn applicant wrote to you about application {reference}.\n\nEmployer: {employer}',
      button: 'View application',
    },
    decidedApproved: {
      subject: 'Application {reference} approved',
      body: 'Hello {name},\n\nApplication {reference}, assigned to you, was approved.\n\nEmployer: {employer}',
      button: 'View application',
    },
    decidedRejected: {
      subject: 'Application {reference} rejected',
      body: 'Hello {name},\n\nApplication {reference}, assigned to you, was rejected.\n\nEmployer: {employer}',
      button: 'View application',
    },
    decidedWithdrawnTogether: {
      subject: '{count, plural, one {# application} other {# applications}} withdrawn: {employer}',
      body: 'Hello {name},\n\nThese applications, assigned to you, were withdrawn.\n\n{lines}\n\nEmployer: {employer}',
      button: 'View applications',
      withdrawnOne: 'Application {reference}',
    },
    withdrawn: {
      subject: 'Application {reference} withdrawn',
      body: 'Hello {name},\n\n{by, select, employer {You withdrew the application.} employee {{participant} withdrew the application.} other {We recorded the withdrawal of the application.}}\n\nParticipant: {participant}\nProgram: {program}\n\nIt is not reviewed any further. You can apply again while the program accepts applications. If this is not right, write to us.',
      button: 'View application',
    },
    withdrawnForPerson: {
      subject: 'Application {reference} withdrawn',
      body: 'Hello {name},\n\n{by, select, employee {You withdrew the application.} employer {The employer withdrew the application for the job. You did nothing wrong.} other {We recorded the withdrawal of the application for the job.}}\n\nEmployer: {employer}\nProgram: {program}\n\nYou can apply with another employer, or again with this one. If this is not right, write to us.',
    },
    withdrawnTogether: {
      subject: '{count, plural, one {# application} other {# applications}} withdrawn',
      body: 'Hello {name},\n\n{by, select, employer {You withdrew these applications.} other {We recorded the withdrawal of these applications.}}\n\n{lines}\n\nThey are not reviewed any further. You can apply again while the program accepts applications. If this is not right, write to us.',
      button: 'View applications',
      withdrawnOne: 'Application {reference}',
    },
    reopened: {
      subject: 'Application {reference} reopened',
      body: 'Hello {name},\n\nWe reopened the application and are reviewing it again. You do not need to do anything now; we write to you about the decision.\n\nParticipant: {participant}\nProgram: {program}',
      button: 'View application',
    },
    reopenedForPerson: {
      subject: 'Application {reference} reopened',
      body: 'Hello {name},\n\nWe reopened the application for the job and are reviewing it again. You do not need to do anything now; we write to you about the decision.\n\nEmployer: {employer}\nProgram: {program}',
    },
    decidedWithdrawn: {
      subject: 'Application {reference} withdrawn',
      body: 'Hello {name},\n\nThe application was withdrawn. We informed both parties.\n\nEmployer: {employer}',
      button: 'View application',
    },
  },
} as const
