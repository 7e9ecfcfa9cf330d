const facts =
  'Payment: {payment}\nDays: {from} to {to}\nReference: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}'
const how =
  'Pay by bank transfer or cheque, in one or several parts, and quote {reference}. Write to us if you need our bank details, or more time.'

/** The letters of overpayments. */
export const overpaymentsLettersEn = {
  mail: {
    owed: {
      subject: 'Overpayment {reference}: amount to repay by {dueOn}',
      body: `Hello {name},\n\nWe paid more than we fund. Repay {amount} by {dueOn}.\n\nReason: {reasons}\n\n{explanation}\n\n${facts}\n\n${how}`,
      button: 'View overpayment',
    },
    received: {
      subject: 'Overpayment {reference}: payment received',
      body: `Hello {name},\n\nThank you. We received {received}.\n\nReceived on: {receivedOn}\nStill to repay: {remaining} of {amount}\nDue date: {dueOn}\n${facts}`,
      button: 'View overpayment',
    },
    settled: {
      subject: 'Overpayment {reference}: repaid in full',
      body: `Hello {name},\n\nThank you. We received {received}, and you owe us nothing more for this overpayment.\n\nReceived on: {receivedOn}\nRepaid in all: {amount}\n${facts}`,
      button: 'View overpayment',
    },
    takenBack: {
      subject: 'Overpayment {reference}: a receipt was corrected',
      body: `Hello {name},\n\nWe had told you that we received {received}. We do not have that money, and corrected the receipt.\n\nReceipt of: {receivedOn}\nStill to repay: {remaining} of {amount}\nDue date: {dueOn}\n${facts}\n\nWrite to us if you see it differently.`,
      button: 'View overpayment',
    },
    writtenOff: {
      subject: 'Overpayment {reference}: closed',
      body: `Hello {name},\n\nYou do not have to repay the {remaining} that remain of this overpayment.\n\nAmount to repay at first: {amount}\n${facts}`,
      button: 'View overpayment',
    },
    cancelled: {
      subject: 'Overpayment {reference}: cancelled',
      body: `Hello {name},\n\nWe recorded this overpayment by mistake. You have nothing to repay for it.\n\nAmount that is cancelled: {amount}\n${facts}`,
      button: 'View overpayment',
    },
    reminder: {
      subject: 'Overpayment {reference}: due on {dueOn}',
      body: `Hello {name},\n\nRepay {remaining} by {dueOn}.\n\nAmount to repay in all: {amount}\n${facts}\n\n${how}`,
      button: 'View overpayment',
    },
    keptBack: {
      subject: 'Overpayment {reference}: {kept} is kept back from payment {later}',
      body: `Hello {name},\n\nWe are keeping {kept} back from payment {later} to repay what you owe.\n\nReason: {keptReason}\n\nPayment {later}: {gross}\nKept back: {kept}\nPaid out: {net}\nStill to repay until then: {remaining} of {amount}\n${facts}\n\nWrite to us if you see it differently.`,
      button: 'View overpayment',
    },
    keptEntered: {
      subject: 'Overpayment {reference}: {kept} was kept back',
      body: `Hello {name},\n\nPayment {later} was made. We kept {kept} of it back to repay what you owe.\n\nStill to repay: {remaining} of {amount}\n${facts}`,
      button: 'View overpayment',
    },
    givenBack: {
      subject: 'Overpayment {reference}: nothing is kept back from payment {later}',
      body: `Hello {name},\n\nWe told you that we would keep {kept} back from payment {later}. We will not: repay it in another way.\n\nStill to repay: {remaining} of {amount}\nDue date: {dueOn}\n${facts}\n\n${how}`,
      button: 'View overpayment',
    },
    overdue: {
      subject: 'Overpayment {reference}: overdue',
      body: `Hello {name},\n\nWe have not received {remaining} that you had to repay by {dueOn}. Repay it now, or write to us.\n\nAmount to repay in all: {amount}\n${facts}\n\n${how}`,
      button: 'View overpayment',
    },
  },
} as const
