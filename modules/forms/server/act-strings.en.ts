/** What the audit log says was done: “Amina …”. */
export const formsActsEn = {
  audited: {
    forms: {
      published: 'published a form',
      draftBegun: 'began to edit a form',
      draftDiscarded: 'discarded a draft of a form',
      draftsForgotten: 'deleted forms that were not sent in time',
      differencesFlagged: 'sent a part that differs from the other one',
      differenceSettled: 'settled a difference between the two parts',
    },
  },
} as const
