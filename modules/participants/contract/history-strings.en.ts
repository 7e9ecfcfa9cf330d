/** What was done: “Amina …”. */
export const participantsHistoryEn = {
  history: {
    registered: 'added the participant',
    updated: 'updated the participant’s details',
    corrected: 'corrected the participant’s details',
    edited: 'edited the participant',
    selfIdentified: 'answered the voluntary questions',
    selfIdentificationRevealed: 'viewed the voluntary answers',
    filesTaken: 'downloaded all files',
  },
} as const
