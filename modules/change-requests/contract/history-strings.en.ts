/** What was done: “Amina …”. */
export const changeRequestsHistoryEn = {
  history: {
    created: 'asked for a change',
    recommend: 'recommended the change',
    sendBack: 'sent the change request back',
    returnRecommended: 'returned the recommended change request',
    resubmit: 'asked for the change again',
    approve: 'approved the change',
    deny: 'denied the change',
    withdraw: 'withdrew the change request',
  },
} as const
