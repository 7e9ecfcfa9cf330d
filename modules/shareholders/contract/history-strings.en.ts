/** What was done: “Amina …”. */
export const shareholdersHistoryEn = {
  history: {
    added: 'added the shareholder',
    edited: 'edited the shareholder',
    sourceReplaced: 'replaced the source',
    archive: 'archived the shareholder',
    restore: 'restored the shareholder',
    keptApart: 'marked a pair as different',
    comparedAgain: 'reopened the comparison of a pair',
    merged: 'merged two shareholders',
    mergeUndone: 'undid a merge',
    leadConverted: 'moved a lead here',
    conversionUndone: 'made a lead of it again',
    bankRevealed: 'viewed the bank details',
    importReverted: 'removed the imported shareholder',
    dataTaken: 'exported the personal data',
    erased: 'erased the personal data',
  },
} as const
