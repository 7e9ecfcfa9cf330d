/** What the form of the evidence asks, as it comes with the product. */
export const fundingEvidenceEn = {
  evidenceForm: {
    form: {
      name: 'Evidence of training',
      group: 'Short-term training',
      place: 'Evidence form',
    },
    pages: {
      costs: {
        title: 'What was paid',
        intro: 'Choose each cost that you claim. We pay what we approved at most.',
      },
      amounts: {
        title: 'Amounts claimed',
        intro: 'Enter what was paid, in dollars with taxes, as the invoice says.',
      },
      papers: {
        title: 'Invoice and proof of payment',
        intro: 'Pictures are fine, as long as everything can be read.',
      },
      certificate: { title: 'The result', intro: '' },
      statements: { title: 'Confirmation', intro: '' },
    },
    labels: {
      costs: 'Which costs do you claim?',
      hasCertificate: 'Is there a certificate, or a proof of attendance?',
      certificateReason: 'Why is there none?',
    },
    help: { certificateReason: 'For example, the exam has not been graded yet.' },
    files: {
      qinvoice000: 'Invoice of the provider',
      qpayment000: 'Proof of payment',
      qcertificat: 'Certificate or proof of attendance',
      qreceipts00: 'Receipts of other costs',
    },
    fileHelp: {
      qinvoice000: 'It names the provider, the course and the total.',
      qpayment000: 'For example, both sides of the cashed cheque, or a card or bank statement.',
    },
    statements: {
      participantPaidNothing: 'The participant has paid for no part of this course.',
      accurate: 'What is written here is true and complete.',
    },
    amounts: {
      tuition: 'Tuition: how much was paid?',
      fees: 'Mandatory fees: how much was paid?',
      books: 'Textbooks: how much was paid?',
      software: 'Software: how much was paid?',
      materials: 'Materials: how much was paid?',
      exam: 'Exam: how much was paid?',
      transport: 'Travel: how much was paid?',
      accommodation: 'Accommodation: how much was paid?',
      meals: 'Meals: how much was paid?',
      childCare: 'Child care: how much was paid?',
      other: 'Another cost: how much was paid?',
    },
  },
} as const
