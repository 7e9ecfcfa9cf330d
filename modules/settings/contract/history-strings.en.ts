/** What was done: “Amina …”. */
export const settingsHistoryEn = {
  history: {
    edited: 'edited the general settings',
  },
} as const
