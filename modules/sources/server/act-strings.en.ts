/** What the audit log says was done: “Amina …”. */
export const sourcesActsEn = {
  audited: {
    sources: {
      added: 'added a source',
      edited: 'edited a source',
      deleted: 'deleted a source',
      placed: 'moved a source',
    },
  },
} as const
