export const placementsEn = {
  found: 'Placements',
  status: {
    planned: 'Offered',
    accepted: 'Accepted',
    active: 'Under way',
    lapsed: 'Expired',
    ended: 'Ended early',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  choices: {
    agreementLanguage: { en: 'English', fr: 'French' },
    endSide: {
      employer: 'Employer',
      participant: 'Participant',
      both: 'Both together',
      program: 'Program',
    },
    endReason: {
      laidOff: 'Laid off: not enough work',
      dismissed: 'Dismissed',
      quit: 'Resigned',
      employerClosed: 'Employer closed',
      employerIneligible: 'Employer no longer eligible',
      health: 'Health',
      moved: 'Moved away',
      returnedToSchool: 'Returned to school',
      leftProgram: 'Left the program',
      other: 'Other',
    },
  },
  reasons: {
    onHold: 'On hold: no agreement and no first day until the hold is lifted',
    endIsFollowed:
      'Cannot be taken back: the participant has another application or placement since',
    participantMaximum: 'Not enough is left of the participant’s maximum',
    employerMaximum: 'Not enough is left of the employer’s maximum',
    employerActiveMaximum: 'The employer has reached its number of active placements',
    budgetExceeded: 'Not enough is left of the program’s budget',
    offerIsOver: 'The last day to accept has passed',
    employerAccepts:
      'Only the employer can accept the offer; record an acceptance on paper instead',
    agreementChanged: 'The agreement has changed: read it again before you accept',
  },
  validation: {
    endAhead: 'Enter a day that has come; record the end once it has',
    endBeforeStart: 'Enter a day no earlier than the actual first day',
    endNotEarly: 'Enter a day before the planned last day; the placement is completed on that day',
    endBeforeLastWorked: 'Enter a day no earlier than the last day worked',
    reasonNeeded: 'Describe the reason in the note',
    mustConfirm: 'Confirm this to accept',
    startAhead: 'Confirm the first day once it has come',
    startBeforeApproval: 'Enter a first day no earlier than the approval',
    startAfterWindow:
      'Enter a first day no later than the last day to start; an approver can extend it',
    notWithinYear: 'Choose a day within one year from today',
    notLater: 'Choose a later day than the current one, not in the past',
  },
  conditions: {
    position: 'The position is new, and no one lost work or hours because of it.',
    pay: 'The wage is paid as agreed, with every deduction and contribution required by law.',
    records: 'Pay records are kept for seven years and shown on request.',
    changes:
      'The employer informs us within five business days when the hours, wage, duties or end date change.',
    forms: 'Monitoring forms are completed by their due dates; payments depend on them.',
    start: 'The participant starts within the time given; otherwise, the offer expires.',
  },
  mail: {
    offered: {
      subject: 'Application {reference} approved',
      body: 'Hello {name},\n\nWe approved your application.\n\nParticipant: {participant}\nProgram: {program}\nSubsidy: up to {amount}\n\nAccept the agreement by {day}; the offer then expires. A person authorized to sign for you must read and accept it.',
      button: 'Review agreement',
    },
    accepted: {
      subject: 'Agreement {reference} accepted',
      body: 'Hello {name},\n\n{signatory} accepted the agreement.\n\nParticipant: {participant}\nProgram: {program}\nSubsidy: up to {amount}\n\nConfirm the first day once {participant} has started, by {day}. Otherwise, the agreement expires.',
      button: 'View application',
    },
    acceptSoon: {
      subject: 'Agreement {reference}: accept by {day}',
      body: 'Hello {name},\n\nThe offer for {participant} is not accepted yet.\n\nProgram: {program}\n\nAccept the agreement by {day}; the offer then expires. If you need more time, write to us before then.',
      button: 'Review agreement',
    },
    startSoon: {
      subject: 'Application {reference}: confirm the first day by {day}',
      body: 'Hello {name},\n\nThe first day is not confirmed yet.\n\nParticipant: {participant}\nProgram: {program}\n\nConfirm it by {day}; otherwise, the agreement expires. If you need more time, write to us before then.',
      button: 'Confirm first day',
    },
    extended: {
      subject: 'Application {reference}: extended to {day}',
      body: 'Hello {name},\n\nWe extended your deadline to {day}.\n\nParticipant: {participant}\nProgram: {program}\nReason: {reason}',
      button: 'View application',
    },
    offerLapsed: {
      subject: 'Application {reference}: offer expired',
      body: 'Hello {name},\n\nThe offer was not accepted by {day} and has expired. The funds reserved for it are released.\n\nParticipant: {participant}\nProgram: {program}\n\nYou can apply again while the program accepts applications. If something kept you from accepting, write to us.',
      button: 'View application',
    },
    startLapsed: {
      subject: 'Application {reference}: agreement expired',
      body: 'Hello {name},\n\nThe first day was not confirmed by {day}, so the agreement has expired. The funds reserved for it are released.\n\nParticipant: {participant}\nProgram: {program}\n\nYou can apply again while the program accepts applications. If the job has started, write to us.',
      button: 'View application',
    },
    lapsedForPerson: {
      subject: 'Application {reference}: funding expired',
      body: 'Hello {name},\n\nThe funding for your job has expired: the time to accept it or to start has passed. You did nothing wrong.\n\nEmployer: {employer}\nProgram: {program}\n\nYou can apply with another employer, or again with this one.',
    },
    ended: {
      subject: 'Application {reference}: placement ended on {day}',
      body: 'Hello {name},\n\nThe placement has ended before its planned last day.\n\nParticipant: {participant}\nProgram: {program}\nLast day worked: {lastDay}\nReason: {reason}\nSubsidy to that day: up to {used}\nReleased: {released}\n\nKeep the pay records to the last day worked; the final payment depends on them. If something here is not right, write to us.',
      button: 'View application',
    },
    endedForPerson: {
      subject: 'Application {reference}: placement ended',
      body: 'Hello {name},\n\nYour placement has ended before its planned last day.\n\nEmployer: {employer}\nProgram: {program}\nLast day worked: {lastDay}\n\nIf you are looking for another employer, we will contact you about what is left of your funding. If this is not right, write to us.',
    },
    endedForAssignee: {
      subject: 'Application {reference}: placement ended early',
      body: 'Hello {name},\n\nA placement of yours has ended early. What was not used is released, and we informed both parties.\n\nEmployer: {employer}\nLast day worked: {lastDay}',
      button: 'View application',
    },
    reopened: {
      subject: 'Application {reference}: the placement continues',
      body: 'Hello {name},\n\nThe end of the placement was recorded by mistake and is taken back. The placement continues to {day}.\n\nParticipant: {participant}\nProgram: {program}\nSubsidy: up to {amount}',
      button: 'View application',
    },
    reopenedForPerson: {
      subject: 'Application {reference}: your placement continues',
      body: 'Hello {name},\n\nThe end of your placement was recorded by mistake and is taken back. Your placement continues to {day}.\n\nEmployer: {employer}\nProgram: {program}',
    },
    completed: {
      subject: 'Application {reference}: placement completed',
      body: 'Hello {name},\n\nThe placement was completed as planned on {day}.\n\nParticipant: {participant}\nProgram: {program}\nSubsidy: up to {used}\n\nKeep the pay records to the last day; the final payment depends on them. If the participant left earlier, write to us.',
      button: 'View application',
    },
    completedForPerson: {
      subject: 'Application {reference}: placement completed',
      body: 'Hello {name},\n\nYour placement was completed as planned on {day}.\n\nEmployer: {employer}\nProgram: {program}\n\nIf you left earlier, write to us.',
    },
    lapsedForAssignee: {
      subject: 'Application {reference}: offer expired',
      body: 'Hello {name},\n\nThe offer has expired. The funds are released, and we informed both parties.\n\nEmployer: {employer}',
      button: 'View application',
    },
  },
} as const
