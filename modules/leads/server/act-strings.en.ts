/** What the audit log says was done: “Amina …”. */
export const leadsActsEn = {
  audited: {
    leadStatuses: {
      added: 'added a status',
      edited: 'edited a status',
      deleted: 'deleted a status',
      placed: 'moved a status',
    },
  },
} as const
