/** What was done: “Amina …”. */
export const overpaymentsHistoryEn = {
  history: {
    created: 'recorded the overpayment',
    receive: 'entered a receipt',
    settle: 'entered the last receipt',
    takeBack: 'took a receipt back',
    keepBack: 'kept an amount back from a payment',
    giveBack: 'removed an amount kept back from a payment',
    writeOff: 'wrote off the remainder',
    cancel: 'cancelled the overpayment',
    reminded: 'sent a reminder',
    remindedOverdue: 'sent a reminder after the due date',
  },
} as const
