export const placementsEn = {
  status: {
    planned: 'Offered',
    accepted: 'Accepted',
    active: 'Under way',
    lapsed: 'Lapsed',
    ended: 'Ended early',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  reasons: {
    offerIsOver: 'The last day to accept has passed',
    employerAccepts: 'Only the employer accepts the offer; record an acceptance that came on paper',
    agreementChanged: 'The agreement has changed since: read it again before you accept',
  },
  validation: {
    mustConfirm: 'Confirm this to accept',
    startAhead: 'The first day is still ahead; confirm it once it has come',
    startBeforeApproval: 'The first day must not be before the day of the approval',
    startAfterWindow:
      'The first day must not be after the last day to start; somebody who decides can extend that',
    notLater: 'Choose a day that is later than the present one, and not past',
  },
  conditions: {
    position: 'The position is new, and nobody lost work or hours because of it.',
    pay: 'The wage is paid as agreed, with every deduction and contribution that the law asks for.',
    records: 'Pay records are kept for seven years and shown on request.',
    changes:
      'We are told within five business days when the hours, the wage, the duties or the end change.',
    forms: 'The monitoring forms are answered by their due dates; payments wait for them.',
    start: 'The participant starts within the time that is given; otherwise the offer lapses.',
  },
  mail: {
    offered: {
      subject: 'Application {reference} is approved: please accept by {day}',
      body: 'Hello {name},\n\ngood news: your application {reference} for {participant} to {program} is approved. The wage subsidy is {amount}.\n\nThe offer holds until {day}. Until then, somebody who may sign for you must read the agreement and accept it: sign in and open the application, or answer this message and we send it to you on paper. After {day} the offer lapses and the money goes to others.',
    },
    accepted: {
      subject: '{reference}: the agreement is accepted',
      body: 'Hello {name},\n\n{signatory} has accepted the agreement about {participant} in {program}. The wage subsidy is {amount}.\n\nPlease confirm the first day once {participant} has started, by {day} at the latest. Otherwise the agreement lapses.',
    },
    acceptSoon: {
      subject: '{reference}: please accept the offer by {day}',
      body: 'Hello {name},\n\nthe offer for {participant} in {program} has not been accepted yet. It holds until {day}; after that it lapses.\n\nIf you need more time, please answer this message before then.',
    },
    startSoon: {
      subject: '{reference}: please confirm the first day by {day}',
      body: 'Hello {name},\n\nwe do not know yet whether {participant} has started. Please confirm the first day by {day}; otherwise the agreement in {program} lapses.\n\nIf you need more time, please answer this message before then.',
    },
    extended: {
      subject: '{reference}: you have until {day}',
      body: 'Hello {name},\n\nthe time for {participant} in {program} was extended to {day}:\n\n{reason}',
    },
    offerLapsed: {
      subject: '{reference}: the offer has lapsed',
      body: 'Hello {name},\n\nthe offer for {participant} in {program} was not accepted by {day} and has lapsed. The money that was set aside for it is free for others.\n\nYou may apply again while the program takes applications. If something kept you from accepting, please answer this message.',
    },
    startLapsed: {
      subject: '{reference}: the agreement has lapsed',
      body: 'Hello {name},\n\nwe did not learn by {day} that {participant} had started, so the agreement in {program} has lapsed. The money that was set aside for it is free for others.\n\nYou may apply again while the program takes applications. If {participant} has started all the same, please answer this message.',
    },
    lapsedForPerson: {
      subject: '{reference}: the placement with {employer} does not take place',
      body: 'Hello {name},\n\nthe funding for your job with {employer} in {program} has lapsed: the time for accepting it or for starting has passed. This is nothing that you did.\n\nYou are free to apply with another employer, or again with this one.',
    },
    lapsedForAssignee: {
      subject: '{reference}: the offer to {employer} has lapsed',
      body: 'Hello {name},\n\nthe offer to {employer} has lapsed. The money is released, and both sides were told.',
    },
  },
} as const
