/** What was done: “Amina …”. */
export const rolesHistoryEn = {
  history: {
    added: 'added the role',
    edited: 'edited the role',
    deleted: 'deleted the role',
  },
} as const
