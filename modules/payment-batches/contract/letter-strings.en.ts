/** The letters of payment batches. */
export const paymentBatchesLettersEn = {
  mail: {
    advice: {
      subject: 'Payment {reference}: {amount} on its way',
      body: 'Hello {name},\n\nWe are sending {amount} to the bank account of {employer} whose number ends in {end}. The bank credits it on {payOn}, or on the next business day.\n\n{kept}\n\nPayment: {reference}\n{purpose}\nDays: {from} to {to}\nProgram: {program}\nParticipant: {participant}\n\nKeep this letter: it says what the money is for.',
      button: 'View payment',
      wages: 'For: wages',
      course: 'Course: {course} (request {request})',
      supplement: 'Supplement: {supplement}',
      gross: 'Approved: {gross}',
      keptBack: 'Kept back for overpayment {overpayment}: {kept}',
      net: 'Paid out: {net}',
    },
    failed: {
      subject: 'Payment {reference}: the bank returned it',
      body: 'Hello {name},\n\nWe sent {amount} to the bank account of {employer} whose number ends in {end}. The bank returned it:\n\n{reasons}\n\n{note}\n\nCheck the bank account in the profile of the organization, and enter it again if it has changed. We pay once the account is verified.\n\nPayment: {reference}\n{purpose}\nDays: {from} to {to}\nProgram: {program}\nParticipant: {participant}',
      button: 'View payment',
      wages: 'For: wages',
      course: 'Course: {course} (request {request})',
      supplement: 'Supplement: {supplement}',
    },
  },
} as const
