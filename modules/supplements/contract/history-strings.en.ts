/** What was done: “Amina …”. */
export const supplementsHistoryEn = {
  history: {
    created: 'requested the supplement',
    change: 'changed the request',
    approve: 'approved the supplement',
    decline: 'declined the supplement',
    withdraw: 'withdrew the supplement',
    cancel: 'cancelled the supplement',
    close: 'closed the rest of the supplement',
    reopen: 'opened the supplement again',
  },
} as const
