/** What was done: “Amina …”. */
export const leadsHistoryEn = {
  history: {
    added: 'added the lead',
    edited: 'edited the lead',
    moved: 'moved the lead',
    deleted: 'deleted the lead',
    restored: 'restored the lead',
    purged: 'deleted the lead permanently',
    statusReplaced: 'replaced the status',
    sourceReplaced: 'replaced the source',
    converted: 'moved the lead to the shareholders',
    conversionUndone: 'made the shareholder a lead again',
    dataTaken: 'exported the personal data',
    erased: 'erased the personal data',
  },
} as const
