/** The letters of payments. */
export const paymentsLettersEn = {
  mail: {
    received: {
      subject: 'Claim {reference}: received',
      body: 'Hello {name},\n\nThank you. We received your claim and will write to you once we have decided.\n\nAmount claimed: {total}\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
      button: 'View claim',
    },
    returned: {
      subject: 'Claim {reference}: something to change',
      body: 'Hello {name},\n\nThank you for your claim. Something in it has to be changed:\n\n{changes}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nWhat you entered is still there. Change it, and send the claim again.',
      button: 'Change claim',
    },
    returnedToParticipant: {
      subject: 'Claim {reference}: something is missing',
      body: 'Hello {name},\n\nThank you for your claim. Something is missing, or has to be changed:\n\n{changes}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nIf you have an account here, change the claim and send it again. Otherwise send us what is missing, or answer this letter: we then continue with your claim.',
      button: 'View claim',
    },
    approved: {
      subject: 'Claim {reference}: approved',
      body: 'Hello {name},\n\nWe approved {total} of the {claimed} that you claimed:\n\n{lines}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nWe pay to the bank account that is verified in the profile of the organization, and write to you when the money is on its way.',
      button: 'View claim',
      given: '{from} to {to}: {approved} (claimed: {claimed})',
      reduced: 'Why less: {reason}',
    },
    approvedForParticipant: {
      subject: 'Claim {reference}: approved',
      body: 'Hello {name},\n\nWe approved {total} of the {claimed} that you claimed:\n\n{lines}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nWe pay you directly, and write to you once it is paid.',
      button: 'View claim',
      given: '{from} to {to}: {approved} (claimed: {claimed})',
      reduced: 'Why less: {reason}',
    },
    declined: {
      subject: 'Claim {reference}: declined',
      body: 'Hello {name},\n\nWe cannot pay this claim:\n\n{reasons}\n\n{note}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\n{again}',
      button: 'View claim',
      days: 'These days can be claimed again.',
      amount: 'This amount can be claimed again.',
    },
    paid: {
      subject: 'Claim {reference}: paid',
      body: 'Hello {name},\n\nWe paid your claim.\n\nAmount: {total}\nPaid on: {paidOn}\nHow: {how}\nNumber or note: {paidReference}\n\n{kept}\n\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}\n\nTell us if you have not received it.',
      button: 'View claim',
      gross: 'Approved: {gross}',
      keptBack: 'Kept back for overpayment {overpayment}: {kept}',
      net: 'Paid out: {net}',
    },
    unpaid: {
      subject: 'Claim {reference}: still to be paid',
      body: 'Hello {name},\n\nWe wrote to you that we paid your claim. That was a mistake: it is still to be paid. We write to you again once it is.\n\nAmount: {total}\nDays: {from} to {to}\nClaim: {reference}\nProgram: {program}\nParticipant: {participant}\nEmployer: {employer}',
      button: 'View claim',
    },
  },
} as const
