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
    dataTaken: 'exported the personal data',
    ownDataTaken: 'downloaded the own personal data',
    erased: 'erased the personal data',
  },
} as const
