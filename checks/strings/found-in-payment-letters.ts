/** Lines of the letters about payments, by the code that says which. */
export const inPaymentLetters: Record<string, string> = {
  'paymentBatches:mail.advice.wages': "line: 'wages'",
  'paymentBatches:mail.advice.course': "line: 'course'",
  'paymentBatches:mail.advice.supplement': "line: 'supplement'",
  'paymentBatches:mail.failed.wages': "line: 'wages'",
  'paymentBatches:mail.failed.course': "line: 'course'",
  'paymentBatches:mail.failed.supplement': "line: 'supplement'",
  'payments:mail.approved.given': "line: 'given'",
  'payments:mail.approved.reduced': "line: 'reduced'",
  'payments:mail.approvedForParticipant.given': "line: 'given'",
  'payments:mail.approvedForParticipant.reduced': "line: 'reduced'",
  'payments:mail.declined.days': "line: 'days'",
  'payments:mail.declined.amount': "line: 'amount'",
}
