/** What the audit log says was done: “Amina …”. */
export const businessDaysActsEn = {
  audited: {
    businessDays: {
      closureAdded: 'added a closure',
      closureEdited: 'edited a closure',
      closureRemoved: 'removed a closure',
    },
  },
} as const
