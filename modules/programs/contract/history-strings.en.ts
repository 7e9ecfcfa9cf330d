/** What was done: “Amina …”. */
export const programsHistoryEn = {
  history: {
    added: 'added the program',
    edited: 'edited the program',
    regions: 'divided the budget among regions',
    open: 'opened the program',
    pause: 'paused the program',
    close: 'closed the program',
    endIntake: 'closed the program at the end of its application period',
    archive: 'archived the program',
  },
} as const
