/** The letters of funding requests. */
export const fundingRequestsLettersEn = {
  mail: {
    asked: {
      subject: 'Request for training {reference}: complete the form by {dueOn}',
      body: 'Hello {name},\n\nWe can fund a short course that helps in the job. Tell us which one; it takes about 15 minutes. Have the course outline and the price ready.\n\n{message}\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nComplete the form by {dueOn}. The course must not start before we approve it. This link is yours alone and opens this form; no account is needed.',
      button: 'Complete form',
    },
    reminder: {
      subject: 'Reminder: request for training {reference}, due {dueOn}',
      body: 'Hello {name},\n\nWe are waiting for the form of this request. It takes about 15 minutes.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nComplete it by {dueOn}. Without it, the request expires.',
      button: 'Complete form',
    },
    freshLink: {
      subject: 'Your new link: request for training {reference}',
      body: 'Hello {name},\n\nThis link opens your form. What you have already answered is saved there.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\nDue date: {dueOn}\n\nThis link is yours alone: do not pass it on.',
      button: 'Complete form',
    },
    returned: {
      subject: 'Request for training {reference}: change your answers by {dueOn}',
      body: 'Hello {name},\n\nThank you for your form. Something in it has to be changed:\n\n{changes}\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nYour answers are still there. Change them by {dueOn}, and send the form again.',
      button: 'Change answers',
    },
    received: {
      subject: 'Request for training {reference}: received',
      body: 'Hello {name},\n\nThank you. We received your form and will write to you once we have decided. The course must not start before that.\n\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    receivedForAssignee: {
      subject: 'Request for training {reference}: form received',
      body: 'Hello {name},\n\nThe form of this request is in and awaits approval.\n\nCourse: {course}\nEmployer: {employer}',
      button: 'View request',
    },
    approved: {
      subject: 'Request for training {reference}: approved',
      body: 'Hello {name},\n\nWe approved {total} for this course:\n\n{lines}\n\n{note}\n\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nKeep what we need after the course: the invoice, proof of payment, and the certificate or proof of attendance.',
      tuition: 'Tuition: {approved} (requested: {requested})',
      fees: 'Mandatory fees: {approved} (requested: {requested})',
      books: 'Textbooks: {approved} (requested: {requested})',
      software: 'Software: {approved} (requested: {requested})',
      materials: 'Materials: {approved} (requested: {requested})',
      exam: 'Exam: {approved} (requested: {requested})',
      transport: 'Travel: {approved} (requested: {requested})',
      accommodation: 'Accommodation: {approved} (requested: {requested})',
      meals: 'Meals: {approved} (requested: {requested})',
      childCare: 'Child care: {approved} (requested: {requested})',
      other: 'Another cost: {approved} (requested: {requested})',
      reduced: 'Why less: {reason}',
    },
    rejected: {
      subject: 'Request for training {reference}: not approved',
      body: 'Hello {name},\n\nWe cannot fund this course:\n\n{reasons}\n\n{note}\n\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    cancelled: {
      subject: 'Request for training {reference}: cancelled',
      body: 'Hello {name},\n\nThis request is cancelled. There is nothing more to do.\n\nReason: {reason}\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    expired: {
      subject: 'Request for training {reference}: expired',
      body: 'Hello {name},\n\nThe form of this request was due on {dueOn} and did not arrive, so the request has expired.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nIf you still need the course, ask us for a new form.',
    },
    evidenceAsked: {
      subject: 'Training {reference}: send the evidence by {dueOn}',
      body: 'Hello {name},\n\nThe course {course} is over. Tell us what was paid, and send the invoice, the proof of payment, and the certificate or proof of attendance. It takes about 10 minutes.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nSend the evidence by {dueOn}; without it we cannot pay, and the request expires. This link is yours alone and opens this form; no account is needed.',
      button: 'Send evidence',
    },
    evidenceReminder: {
      subject: 'Reminder: evidence of training {reference}, due {dueOn}',
      body: 'Hello {name},\n\nWe are waiting for the evidence of the course {course}: the invoice, the proof of payment, and the certificate or proof of attendance.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nSend it by {dueOn}. Without it we cannot pay, and the request expires.',
      button: 'Send evidence',
    },
    evidenceLink: {
      subject: 'Your new link: evidence of training {reference}',
      body: 'Hello {name},\n\nThis link opens the form for your evidence. What you have already answered is saved there.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\nDue date: {dueOn}\n\nThis link is yours alone: do not pass it on.',
      button: 'Send evidence',
    },
    evidenceReturned: {
      subject: 'Evidence of training {reference}: change it by {dueOn}',
      body: 'Hello {name},\n\nThank you for your evidence. Something in it has to be changed:\n\n{changes}\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nYour answers are still there; attach the files again. Send the evidence again by {dueOn}.',
      button: 'Change evidence',
    },
    evidenceReceived: {
      subject: 'Evidence of training {reference}: received',
      body: 'Hello {name},\n\nThank you. We received your evidence, and will write to you once we have reviewed it.\n\nAmount claimed: {total}\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    evidenceForAssignee: {
      subject: 'Request for training {reference}: evidence received',
      body: 'Hello {name},\n\nThe evidence of this request is in and awaits its review for payment.\n\nCourse: {course}\nEmployer: {employer}',
      button: 'View request',
    },
    evidenceExpired: {
      subject: 'Request for training {reference}: expired without evidence',
      body: 'Hello {name},\n\nThe evidence of the course {course} was due on {dueOn} and did not arrive. The request has expired, and we cannot pay for the course.\n\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    reviewTakenBack: {
      subject: 'Request for training {reference}: reviewed again',
      body: 'Hello {name},\n\nWe review your evidence again. The amounts in our last letter no longer hold, and we write to you once we have decided. There is nothing for you to do.\n\nReason: {reason}\n\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
    },
    reviewed: {
      subject: 'Request for training {reference}: payment approved',
      body: 'Hello {name},\n\nWe reviewed your evidence and approved a payment of {total}:\n\n{lines}\n\n{note}\n\nCourse: {course}\nRequest: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nWhere we pay this to the employer, we write again when it is on its way.',
      tuition: 'Tuition: {assessed} (approved: {approved}, claimed: {claimed})',
      fees: 'Mandatory fees: {assessed} (approved: {approved}, claimed: {claimed})',
      books: 'Textbooks: {assessed} (approved: {approved}, claimed: {claimed})',
      software: 'Software: {assessed} (approved: {approved}, claimed: {claimed})',
      materials: 'Materials: {assessed} (approved: {approved}, claimed: {claimed})',
      exam: 'Exam: {assessed} (approved: {approved}, claimed: {claimed})',
      transport: 'Travel: {assessed} (approved: {approved}, claimed: {claimed})',
      accommodation: 'Accommodation: {assessed} (approved: {approved}, claimed: {claimed})',
      meals: 'Meals: {assessed} (approved: {approved}, claimed: {claimed})',
      childCare: 'Child care: {assessed} (approved: {approved}, claimed: {claimed})',
      other: 'Another cost: {assessed} (approved: {approved}, claimed: {claimed})',
      reduced: 'Why less: {reason}',
    },
  },
} as const
