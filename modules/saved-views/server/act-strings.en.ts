/** What the audit log says was done: “Amina …”. */
export const savedViewsActsEn = {
  audited: {
    savedViews: {
      added: 'saved a view',
      edited: 'edited a view',
      deleted: 'deleted a view',
      restored: 'restored a view',
    },
  },
} as const
