/** What was done: “Amina …”. */
export const orphanedHistoryEn = {
  history: {
    opened: 'listed the participant as orphaned',
    assign: 'assigned the case',
    offerMatch: 'offered a match',
    withdrawMatch: 'withdrew the match',
    rematch: 'offered a new placement',
    settle: 'closed the case: the employer accepted',
    fallBack: 'listed the participant again: the new placement fell through',
    leave: 'closed the case: the participant gave up the new placement',
    close: 'closed the case',
    expire: 'closed the case after 60 days',
    reopen: 'reopened the case',
    withdraw: 'withdrew the case: the end was taken back',
    stepDone: 'marked a step done',
    stepUndone: 'marked a step not done',
  },
} as const
