/** What was done: “Amina …”. */
export const holdsHistoryEn = {
  history: {
    placed: 'placed the hold',
    change: 'changed the hold',
    lift: 'lifted the hold',
    bypass: 'allowed an exception',
    expire: 'ended the hold: its last day has passed',
  },
} as const
